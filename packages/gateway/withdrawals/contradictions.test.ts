import { formatUnits } from '@portico/contract/kit/money'
import { operatorWithdrawal, reviewWithdrawal, settlePayout } from '@portico/contract/withdrawal/operator-calls'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../kit/duration.ts'
import { type TestGateway, testGateway } from '../testing/gateway.ts'
import { findingsOf } from '../testing/outcomes.ts'
import { openPayee, payingProvider, sayOfPayout } from '../testing/payout-provider.ts'

const { script, connect } = payingProvider()
let gateway: TestGateway
let people: readonly { token: string }[]
beforeAll(async () => {
  gateway = await testGateway({ integrations: { payments: [connect] } })
  people = [await gateway.operatorNamed('lan', 'finance'), await gateway.operatorNamed('minh', 'finance')]
})
afterAll(async () => {
  expect(await findingsOf(gateway)).toEqual([])
  await gateway.close()
})
beforeEach(() => {
  script.payout = () => ({ state: 'PENDING' })
  script.status = () => ({ state: 'PENDING' })
})

/** A payout of 2,000,000 that its provider has taken and said nothing of. */
const running = async () => {
  const payee = await openPayee(gateway, '5000000')
  const withdrawal = await payee.id('2000000')
  await gateway.withdrawals.work()
  const desk = async () => (await gateway.call(operatorWithdrawal, { withdrawal }, people[0]!)).value
  return {
    withdrawal,
    say: (more: object = {}) => sayOfPayout(gateway, withdrawal, more),
    /** Asks the provider anew, who answers so. */
    answer: async (state: 'PAID' | 'REFUSED' | 'PENDING') => {
      script.status = () => ({ state })
      gateway.clock.advance(MINUTE_MS + 1_000)
      await gateway.withdrawals.work()
    },
    seen: async () => {
      const { withdrawal: view, attention } = await desk()
      return [view.state, attention, formatUnits(await payee.balance())]
    },
    settle: async (action: 'PAID' | 'REFUSED' | 'CLOSE') => {
      for (const by of people) await gateway.call(settlePayout, { withdrawal, action, note: 'the bank was asked' }, by)
    },
  }
}

describe('[II.e] a payout of which another amount or currency is said to be paid', () => {
  it.each([{ amount: '1999999' }, { amount: '2000000.0001' }, { currency: 'USD' }])(
    'is a case that the next answer does not end: %o',
    async (more) => {
      const one = await running()
      await one.say(more)
      expect(await one.seen()).toEqual(['PAYING', 'OTHER_AMOUNT', '3000000.0000'])
      await one.answer('PAID')
      expect(await one.seen()).toEqual(['PAID', 'OTHER_AMOUNT', '3000000.0000'])
      await one.settle('CLOSE')
      expect(await one.seen()).toEqual(['PAID', null, '3000000.0000'])
    },
  )

  it('is not given back by itself when it is refused afterwards: something was paid', async () => {
    for (const refuse of ['notice', 'answer'] as const) {
      const one = await running()
      await one.say({ amount: '1999999' })
      await (refuse === 'notice' ? one.say({ outcome: 'DECLINED' }) : one.answer('REFUSED'))
      expect(await one.seen()).toEqual(['PAYING', 'DECLINED_AFTER_PAID', '3000000.0000'])
      // Asked until the end, it is still the same case.
      script.status = () => ({ state: 'UNKNOWN' })
      for (let day = 0; day < 5; day++) {
        gateway.clock.advance(DAY_MS)
        await gateway.withdrawals.work()
      }
      expect(await one.seen()).toEqual(['UNKNOWN', 'DECLINED_AFTER_PAID', '3000000.0000'])
      await one.settle('REFUSED')
      expect(await one.seen()).toEqual(['REJECTED', null, '5000000.0000'])
    }
  })

  it('is a case when it is said of one that is paid', async () => {
    const one = await running()
    await one.say()
    await one.say({ amount: '1999999' })
    expect(await one.seen()).toEqual(['PAID', 'OTHER_AMOUNT', '3000000.0000'])
  })
})

describe('a payout that is taken back', () => {
  it('before it is said to be paid is a case, whatever is said then', async () => {
    const one = await running()
    await one.say({ outcome: 'REVERSED' })
    expect(await one.seen()).toEqual(['PAYING', 'RETURNED_UNPAID', '3000000.0000'])
    await one.say()
    expect(await one.seen()).toEqual(['PAID', 'RETURNED_UNPAID', '3000000.0000'])
  })
})

describe('a payout that is paid', () => {
  it('is not given back, and paid after it was given back is a case', async () => {
    const [paid, back] = [await running(), await running()]
    await paid.say()
    await paid.say({ outcome: 'DECLINED' })
    expect(await paid.seen()).toEqual(['PAID', 'DECLINED_AFTER_PAID', '3000000.0000'])
    await back.say({ outcome: 'DECLINED' })
    await back.say({ outcome: 'DECLINED' })
    expect(await back.seen()).toEqual(['REJECTED', null, '5000000.0000'])
    await back.say()
    expect(await back.seen()).toEqual(['REJECTED', 'PAID_AFTER_REFUND', '5000000.0000'])
  })

  it('a second time is a case; the first time under a reference that nobody has named before is none', async () => {
    const one = await running()
    await one.answer('PAID')
    await one.say()
    expect(await one.seen()).toEqual(['PAID', null, '3000000.0000'])
    await one.say({ providerRef: 'another' })
    expect(await one.seen()).toEqual(['PAID', 'SECOND_PAYMENT', '3000000.0000'])
  })
})

describe('a payout that is said to be paid before it was sent', () => {
  it('is neither sent nor given back until two people have looked at it', async () => {
    const payee = await openPayee(gateway, '50000000')
    const withdrawal = await payee.id('30000000')
    await sayOfPayout(gateway, withdrawal, { amount: '30000000' })
    const review = async (action: 'APPROVE' | 'REJECT', by: { token: string }) =>
      (await gateway.call(reviewWithdrawal, { withdrawal, action, note: 'seen' }, by)).status
    expect(await review('REJECT', people[0]!)).toBe(409)
    for (const by of people) expect(await review('APPROVE', by)).toBe(200)
    await gateway.withdrawals.work()
    const state = async () => (await gateway.call(operatorWithdrawal, { withdrawal }, people[0]!)).value
    expect(await state()).toMatchObject({ attention: 'PAID_UNSENT', withdrawal: { state: 'APPROVED' } })
    expect(script.orders.some(({ id }) => id === withdrawal)).toBe(false)
    for (const by of people) await gateway.call(settlePayout, { withdrawal, action: 'CLOSE', note: 'the bank was wrong' }, by)
    await gateway.withdrawals.work()
    expect(script.orders.some(({ id }) => id === withdrawal)).toBe(true)
  })
})
