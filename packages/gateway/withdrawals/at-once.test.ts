import { reviewWithdrawal } from '@portico/contract/withdrawal/operator-calls'
import { formatUnits } from '@portico/contract/kit/money'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ledgerTransfer } from '../ledger/schema.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { openPayee, payingProvider, sayOfPayout } from '../testing/payout-provider.ts'

const { script, connect } = payingProvider()
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})

/** How its money left what was set aside. */
const endsOf = async (ref: string) =>
  (
    await gateway.database.orm
      .select()
      .from(ledgerTransfer)
      .where(inArray(ledgerTransfer.code, ['WITHDRAWAL', 'WITHDRAWAL_BACK']))
  )
    .filter((row) => row.ref === ref)
    .map(({ code }) => code)

it('[II.e] agreeing, giving back and sending at once have one end, and money goes one way', async () => {
  const people = await Promise.all(['lan', 'minh', 'hoa'].map((name) => gateway.operatorNamed(name, 'finance')))
  const seen = new Set<string>()
  for (let round = 0; round < 6; round++) {
    const payee = await openPayee(gateway, '50000000')
    script.payout = () => (round % 2 === 0 ? { state: 'PAID', providerRef: `bank-${round}` } : { state: 'PENDING' })
    const withdrawal = await payee.id('30000000')
    await Promise.all(
      Array.from({ length: 30 }, (_, i) => {
        if (i % 5 === 4) return gateway.withdrawals.work()
        // The one who gives back comes at another time in each round.
        const action = i === round * 5 ? 'REJECT' : 'APPROVE'
        return gateway.call(reviewWithdrawal, { withdrawal, action, note: 'at once' }, people[i % 3]!)
      }),
    )
    await gateway.withdrawals.work()
    if (round % 2 === 1) {
      const say = (outcome: string) => sayOfPayout(gateway, withdrawal, { amount: '30000000', outcome }).catch(() => {})
      await Promise.all([say('PAID'), say('DECLINED'), say('PAID')])
    }
    const { state } = (await gateway.withdrawals.status({ ...payee.caller, sessionId: '' }, withdrawal)).withdrawal
    const left = { PAID: ['WITHDRAWAL'], REJECTED: ['WITHDRAWAL_BACK'] }[state as 'PAID' | 'REJECTED']
    expect(await endsOf(withdrawal)).toEqual(left)
    expect(formatUnits(await payee.balance())).toBe(state === 'PAID' ? '20000000.0000' : '50000000.0000')
    expect(script.orders.filter(({ id }) => id === withdrawal).length).toBeLessThanOrEqual(1)
    seen.add(state)
  }
  expect(seen.has('REJECTED')).toBe(true)
})
