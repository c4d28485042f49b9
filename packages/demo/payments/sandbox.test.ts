import { randomUUID } from 'node:crypto'
import { type TestGateway, testGateway } from '@portico/gateway/testing/gateway'
import { openPayee } from '@portico/gateway/testing/payout-provider'
import { openPlayer } from '@portico/gateway/testing/player'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SANDBOX } from './methods.ts'
import { connectPatientSandbox } from './sandbox.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connectPatientSandbox] } })
})
afterAll(async () => {
  expect((await gateway.books.check()).findings).toEqual([])
  await gateway.close()
})

/** A deposit that waits on the sandbox's page, where buttons are pressed. */
const waiting = async () => {
  const player = await openPlayer(gateway, '0')
  const { depositId } = await gateway.cashier.deposit(player.caller, { method: 'SANDBOX_WALLET', amount: '50000' }, randomUUID())
  const seen = async () => {
    const { state } = (await gateway.cashier.status(player.caller, depositId, 'EN')).deposit
    return [state, Number(await player.balance()) / 10_000]
  }
  return {
    seen,
    /** Answers what stands after each. */
    press: async (...actions: readonly string[]) => {
      for (const action of actions) await gateway.cashier.sandboxPage(SANDBOX)!.press(depositId, action)
      return seen()
    },
    ask: async () => {
      // Beyond the minute after which it is asked, and the delay of its notice.
      gateway.clock.advance(61_000)
      await gateway.cashier.askProviders()
      return seen()
    },
    cases: async () =>
      (await gateway.cashier.unmatched.list({ state: 'OPEN' })).list
        .filter((each) => each.depositId === depositId)
        .map(({ reason }) => reason),
  }
}

describe('on the page of the sandbox a payment', () => {
  it.each([
    ['is paid', ['approve'], ['CREDITED', 50_000], []],
    ['is declined', ['decline'], ['FAILED', 0], []],
    ['is declined and then paid', ['decline', 'approve'], ['CREDITED', 50_000], []],
    ['is of another amount', ['less'], ['REVIEW', 0], ['OTHER_AMOUNT']],
    ['is told of twice, and once more', ['twice', 'again'], ['CREDITED', 50_000], []],
    ['is paid a second time', ['approve', 'second'], ['CREDITED', 50_000], ['SECOND_PAYMENT']],
    ['is taken back', ['approve', 'reverse'], ['REVERSED', 0], []],
    ['is not what is no button of it', ['reverse', 'again', 'second', 'steal'], ['PENDING_PAYMENT', 0], []],
  ] as const)('%s', async (_, actions, end, open) => {
    const payment = await waiting()
    expect(await payment.press(...actions)).toEqual(end)
    expect(await payment.cases()).toEqual(open)
  })

  it.each(['delay', 'lose'])('that is paid and of which nothing is heard is found by asking: %s', async (action) => {
    const payment = await waiting()
    expect(await payment.press(action)).toEqual(['PENDING_PAYMENT', 0])
    expect(await payment.ask()).toEqual(['CREDITED', 50_000])
  })
})

describe('on its page of payouts one', () => {
  it.each([
    ['is paid out', 'ANSWER', 'approve', 'PAID'],
    ['is refused', 'ANSWER', 'reject', 'REJECTED'],
    ['is silent and paid', 'SILENT_PAID', undefined, 'PAID'],
    ['is silent and unpaid', 'SILENT_UNPAID', undefined, 'REJECTED'],
    ['is lost, and held', 'LOST', undefined, 'UNKNOWN'],
  ] as const)('%s', async (_, mode, decision, end) => {
    const page = gateway.cashier.sandboxPage(SANDBOX)!
    await page.press('payouts', mode)
    const payee = await openPayee(gateway, '5000000')
    const id = await payee.id('2000000')
    await gateway.withdrawals.work()
    if (decision !== undefined) await page.press('payouts', `${decision} ${id}`)
    gateway.clock.advance(61_000)
    await gateway.withdrawals.work()
    const { state } = (await gateway.withdrawals.status({ ...payee.caller, sessionId: '' }, id)).withdrawal
    expect([state, Number(await payee.balance()) / 10_000]).toEqual([end, end === 'REJECTED' ? 5_000_000 : 3_000_000])
  })
})
