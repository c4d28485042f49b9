import { getBalance } from '@portico/contract/cashier/calls'
import { examples } from '@portico/contract/examples'
import { leaveBonus } from '@portico/contract/records/calls'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { answers, refuses, stubGateway } from '../../test/gateway.ts'
import { renderApp } from '../../test/render.tsx'
import { BonusPurse } from './components/bonus-purse.tsx'

afterEach(() => vi.unstubAllGlobals())

const { purse } = examples.bonusDetails.response

it('says what leaving early costs before anything is pressed', async () => {
  await renderApp(<BonusPurse purse={purse!} />, { namespaces: ['movements', 'withdraw'] })
  expect(screen.getByText(/A withdrawal ends it too: you would lose 80,000\s₫ of bonus money/)).toBeTruthy()
})

it('shows all that bets work for, and of the bets those that counted or did not', async () => {
  const [bet] = purse!.bets
  const none = { ...bet!, betId: 'none', name: 'Rose Table', counted: { ...bet!.counted, amount: '0.0000' }, reason: 'NOTHING' } as const
  await renderApp(<BonusPurse purse={{ ...purse!, bets: [bet!, none] }} />, { namespaces: ['movements', 'withdraw'] })
  const queue = screen.getByRole('region', { name: 'What counts, in order' })
  expect(within(queue).getAllByRole('listitem')).toHaveLength(purse!.requirements.length)
  fireEvent.click(screen.getByRole('radio', { name: 'Not counted' }))
  expect(screen.queryByText(bet!.name)).toBeNull()
  expect(screen.getByText('Rose Table')).toBeTruthy()
  fireEvent.click(screen.getByRole('radio', { name: 'Counted' }))
  expect(screen.queryByText('Rose Table')).toBeNull()
  expect(screen.getByText(bet!.name)).toBeTruthy()
})

it('is left with the amount on the button, asked once more, and kept by who does nothing [PROMO-09]', async () => {
  const sent: unknown[] = []
  stubGateway(
    answers(getBalance, examples.getBalance.response),
    answers(leaveBonus, (call) => {
      sent.push(call.request)
      return refuses('BONUS_CHANGED')
    }),
  )
  await renderApp(<BonusPurse purse={purse!} />, { namespaces: ['movements', 'errors', 'withdraw'] })
  fireEvent.click(screen.getByRole('button', { name: /^Leave and lose 80,000/ }))
  const stay = screen.getByRole('button', { name: 'Keep the bonus' })
  expect(document.activeElement).toBe(stay)
  expect(screen.getByText('You can withdraw after that').parentElement?.textContent).toMatch(/1,250,000/)
  expect(sent).toEqual([])
  fireEvent.click(screen.getAllByRole('button', { name: /^Leave and lose 80,000/ }).at(-1)!)
  await waitFor(() => expect(sent).toEqual([{ id: purse!.id, lose: '80000.0000' }]))
  expect(await screen.findByText(/Your bonus is another amount by now/)).toBeTruthy()
  fireEvent.click(stay)
  expect(screen.queryByRole('dialog')).toBeNull()
})
