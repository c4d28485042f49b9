import { getBalance } from '@portico/contract/cashier/calls'
import { examples } from '@portico/contract/examples'
import { act, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { answers, stubGateway } from '../../test/gateway.ts'
import { renderApp, testPlatform } from '../../test/render.tsx'
import { useBalanceQuery } from './api.ts'

const vnd = (amount: string) => ({ amount, currency: 'VND' })

const Purse = () => {
  const { data } = useBalanceQuery({})
  return <p>{data ? `${data.balance.amount} ${data.bonus?.amount.amount ?? 'none'}` : ''}</p>
}

it('a bonus that came in another tab is asked for, and cash alone is not', async () => {
  let hear: (text: string) => void = () => undefined
  const platform = {
    ...testPlatform(),
    connectEvents: (_path: unknown, { onText }: { onText: (text: string) => void }) => {
      hear = onText
      return { read: () => undefined, close: () => undefined }
    },
  }
  const { bonus: _bonus, ...plain } = examples.getBalance.response
  let questions = 0
  const bonus = { amount: vnd('500000.0000'), maxBet: null, pays: ['LOTT' as const] }
  stubGateway(answers(getBalance, () => ({ ...plain, balance: vnd('100.0000'), ...(++questions > 1 ? { bonus } : {}) })))
  const { host } = await renderApp(<Purse />, { platform })
  host.events.start(async () => 'ticket')
  expect(await screen.findByText('100.0000 none')).toBeTruthy()
  const tell = (seq: number, data: object) =>
    act(async () => hear(JSON.stringify({ seq, channel: 'member', type: 'balance.changed', data: { balance: vnd('90.0000'), ...data } })))
  await tell(1, {})
  expect(await screen.findByText('90.0000 none')).toBeTruthy()
  expect(questions).toBe(1)
  await tell(2, { bonus: true })
  expect(await screen.findByText('100.0000 500000.0000')).toBeTruthy()
})
