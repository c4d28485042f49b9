import { getBalance } from '@portico/contract/cashier/calls'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { examples } from '@portico/contract/examples'
import type { Money } from '@portico/contract/kit/money'
import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, stubGateway } from '../../../test/gateway.ts'
import { renderApp } from '../../../test/render.tsx'
import { PlayBar } from './play-bar.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
/** What stands below a label, in whole units; undefined where there is no such label. */
const figure = (label: string): number | undefined => {
  const text = screen.queryByText(label)?.closest('div')?.lastElementChild?.textContent
  return text === undefined || text === null ? undefined : Number(text.replace('−', '-').replaceAll(/[^\d.-]/g, ''))
}
const refresh = () => fireEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }))

const games = { cash: '100.0000', pays: ['LOTT', 'RNG'] as GameType[], maxBet: null as Money | null }
/** The wallet with a bonus of so much. */
const wallet = (left: string, more: Partial<typeof games> = {}) => {
  const { cash, pays, maxBet } = { ...games, ...more }
  return { ...examples.getBalance.response, balance: vnd(cash), bonus: { amount: vnd(left), maxBet, pays } }
}
const running = (gameType: GameType) =>
  ({ kind: 'running', launched: { ...examples.launchGame.response, gameType }, since: undefined }) as const
const show = (gameType: GameType = 'RNG') =>
  renderApp(<PlayBar game={running(gameType)} mode="real" tools={undefined} container={{ current: null }} />, {
    namespaces: ['launch', 'wallet'],
  })

it('shows beside the cash what a bonus pays after it, and counts both in what was won or lost', async () => {
  const { bonus: _bonus, ...plain } = wallet('0.0000', { cash: '0.0000' })
  stubGateway(answers(getBalance, wallet('500.0000'), wallet('450.0000', { cash: '0.0000' }), plain))
  await show()
  await expect.poll(() => figure('Bonus, after cash')).toBe(500)
  expect([figure('Balance'), figure('Largest bet')]).toEqual([100, undefined])
  refresh()
  await expect.poll(() => figure('Bonus, after cash')).toBe(450)
  expect([figure('Balance'), figure('Net')]).toEqual([0, -150])
  refresh()
  await expect.poll(() => figure('Bonus, after cash')).toBeUndefined()
})

it('names the bonus in a game of the product that it pays in, though it does not pay in others, and the largest bet', async () => {
  stubGateway(answers(getBalance, wallet('500.0000', { pays: ['RNG'], maxBet: vnd('50.0000') })))
  await show()
  await expect.poll(() => figure('Bonus, after cash')).toBe(500)
  expect(figure('Largest bet')).toBe(50)
})

it('says of a bonus that pays elsewhere that it does not pay here, and leaves it out of what was won or lost', async () => {
  const apart = { pays: ['RNG'] as GameType[], maxBet: vnd('50.0000') }
  stubGateway(answers(getBalance, wallet('500.0000', apart), wallet('450.0000', { ...apart, cash: '90.0000' })))
  await show('SPORTS')
  expect(await screen.findByText('Not in this game')).toBeTruthy()
  expect([figure('Bonus, after cash'), figure('Balance'), figure('Largest bet')]).toEqual([undefined, 100, 50])
  refresh()
  await expect.poll(() => figure('Net')).toBe(-10)
})
