import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { TermsTable } from './terms-table.tsx'

const rates = (loss: string, min = '0') => ({ loss, win: '0.1', min })
const terms = (of: Record<string, ReturnType<typeof rates>>) => ({ progressive: false, tiers: [], rates: of })

it('compares a kind of games that is not named with what all others pay [AGENT-10]', async () => {
  await renderApp(
    <TermsTable
      kind="realtime"
      present={terms({ ALL: rates('0.2', '10000'), SLOT: rates('0.15') })}
      terms={terms({ ALL: rates('0.2', '10000'), LIVE: rates('0.3') })}
    />,
    { namespaces: ['contracts'], address: '/' },
  )
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[2]).toContain('10,0000.15% lost, 0.1% won0.2% lost, 0.1% won')
  expect(rows[3]).toContain('00.2% lost, 0.1% won0.3% lost, 0.1% won')
})

it('says nothing where there are no others', async () => {
  await renderApp(<TermsTable kind="realtime" present={terms({ SLOT: rates('0.15') })} terms={terms({ LIVE: rates('0.3') })} />, {
    namespaces: ['contracts'],
    address: '/',
  })
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent)
  expect(rows[1]).toContain('0.15% lost, 0.1% wonnothing')
})
