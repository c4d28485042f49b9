import { examples } from '@portico/contract/examples'
import { screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Bet } from '@portico/contract/bets/shapes'
import { renderApp } from '../../../test/render.tsx'
import { BetsTable } from './bets-table.tsx'

const example = examples.placeBets.response.bets[0]!
const lost: Bet = { ...example, state: 'LOST', net: { amount: '-35100.0000', currency: 'VND' } }
const waiting: Bet = {
  ...example,
  betId: '0d9a37f9-9d3e-4a43-8a51-1f3f6a1c0009',
  selection: { lines: ['123', '456'] },
  omitted: { lines: 98 },
}

const open = (narrow: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener: () => undefined, removeEventListener: () => undefined }))
  return renderApp(<BetsTable label="Betting record" bets={[lost, waiting]} />, { namespaces: ['lottery', 'receipts', 'records'] })
}

describe('the betting record [WALLET-07]', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('takes two lines a bet on a phone: what it was, and what it came to', async () => {
    await open(true)
    const list = within(await screen.findByRole('list', { name: 'Betting record' }))
    expect(screen.queryByRole('table')).toBeNull()
    const rows = list.getAllByRole('button', { name: /First 3 · Direct/ }).map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
    expect(rows[0]).toBe('First 3 · Direct 901−35,100 ₫SSC, 1 minute · 138 | 05 | 279Lost')
    expect(rows[1]).toContain('36,000 ₫SSC, 1 minute · 123, 456 +98Waiting')
  })

  it('is a table elsewhere', async () => {
    await open(false)
    expect(await screen.findByRole('table', { name: 'Betting record' })).toBeTruthy()
  })
})
