import { examples } from '@portico/contract/examples'
import type { Requirement } from '@portico/contract/withdrawal/shapes'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../../test/render.tsx'
import { Turnover } from './turnover.tsx'

const { response } = examples.withdrawalTerms
const [first] = response.requirements
const vnd = (amount: string) => ({ amount: `${amount}.0000`, currency: 'VND' })

const shows = (requirements: readonly Requirement[], free = response.free) =>
  renderApp(<Turnover terms={{ ...response, requirements: [...requirements], free }} />, { namespaces: ['withdraw'] })

it('says of each deposit how far it has been bet, and what can go out now [WALLET-03]', async () => {
  await shows([first!, { ...first!, id: 'agent', kind: 'TRANSFER', state: 'MET', progress: vnd('500000') }])
  const bars = screen.getAllByRole('progressbar').map((bar) => [bar.getAttribute('aria-label'), bar.getAttribute('aria-valuenow')])
  expect(bars).toEqual([
    [expect.stringMatching(/^Deposit of 500,000/), '64'],
    [expect.stringMatching(/^From your agent: 500,000/), '100'],
  ])
  expect(screen.getByText(/^320,000.* of 500,000.* bet$/)).toBeTruthy()
  expect(screen.getByText(/^From your agent: 500,000/)).toBeTruthy()
  expect(screen.getByText(/^You can withdraw 11,980,500.* now\.$/)).toBeTruthy()
})

it('says so where nothing can go out, and nothing where nothing is asked', async () => {
  const { unmount } = await shows([first!], vnd('0'))
  expect(screen.getByText('Nothing can go out yet: what you have still has to be bet.')).toBeTruthy()
  unmount()
  await shows([])
  expect(screen.queryByRole('heading', { name: 'Before you withdraw' })).toBeNull()
})

it('draws no bar for what is no longer asked', async () => {
  await shows([{ ...first!, state: 'WAIVED' }])
  expect(screen.queryByRole('progressbar')).toBeNull()
  expect(screen.getByText('No longer asked for')).toBeTruthy()
})

it('lists those that are next, and all of them when asked to [WALLET-03]', async () => {
  await shows(Array.from({ length: 30 }, (_, n) => ({ ...first!, id: `n${n}`, amount: vnd(String(500_000 + n)) })))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
  expect(screen.getByText(/^Deposit of 500,004/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show all 30', expanded: false }))
  expect(screen.getAllByRole('listitem')).toHaveLength(30)
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }))
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})
