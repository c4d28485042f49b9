import { getBalance } from '@portico/contract/cashier/calls'
import { examples } from '@portico/contract/examples'
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

it('shows beside the cash what a bonus pays after it, and counts both in what was won or lost; of one that does not pay here it says nothing', async () => {
  const { bonus: _bonus, ...plain } = examples.getBalance.response
  const bonus = { amount: vnd('500.0000'), maxBet: null, draws: true, everywhere: true }
  const now = (cash: string, left: string, everywhere = true) => ({
    ...plain,
    balance: vnd(cash),
    bonus: { ...bonus, amount: vnd(left), everywhere },
  })
  stubGateway(answers(getBalance, now('100.0000', '500.0000'), now('0.0000', '450.0000'), now('0.0000', '450.0000', false)))
  const game = { kind: 'running', launched: examples.launchGame.response, since: undefined } as const
  await renderApp(<PlayBar game={game} mode="real" tools={undefined} container={{ current: null }} />, { namespaces: ['launch', 'wallet'] })
  await expect.poll(() => figure('Bonus, after cash')).toBe(500)
  expect(figure('Balance')).toBe(100)
  refresh()
  await expect.poll(() => figure('Bonus, after cash')).toBe(450)
  expect([figure('Balance'), figure('Net')]).toEqual([0, -150])
  refresh()
  await expect.poll(() => figure('Bonus, after cash')).toBeUndefined()
})
