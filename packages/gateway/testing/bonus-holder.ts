import { randomUUID } from 'node:crypto'
import type { BetLine } from '@portico/contract/bets/shapes'
import { claimPromotion } from '@portico/contract/promotion/calls'
import type { PromotionDefinition } from '@portico/contract/promotion/operator-calls'
import { withdrawalTerms } from '@portico/contract/withdrawal/calls'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { bet } from '../lottery/bets/schema.ts'
import { SSC_LOTTERIES } from '../lottery/offer/ssc.ts'
import type { TestGateway } from './gateway.ts'
import { WRONG } from './outcomes.ts'
import { openPayee } from './payout-provider.ts'
import { line } from './player.ts'
import { promoting } from './promoting.ts'

const BONUS = { terms: { amount: '100000', repeat: 'ONCE' }, budget: '10000000', places: 100, turnover: 2 } as const

/** So many times 2000 on a first digit: 2 is drawn, and pays 9.75 times. */
export const onDigit = (digit: string, multiple: number): BetLine =>
  line('fixed-position', { places: [[digit], [], [], [], []] }, { multiple })

/** Twenty draws of 20282, and members with cash and a bonus. */
export const bonusHolders = async (gateway: TestGateway) => {
  const desk = await promoting(gateway)
  const issues = Array.from({ length: 20 }, (_, n) => ({ issue: String(n + 1), date: '2026-04-11', draw: WRONG }))
  await gateway.lottery.importDraws('SSCREPLAY', issues)

  const openIssue = async (): Promise<string> => {
    await gateway.lottery.tick(SSC_LOTTERIES)
    return (await gateway.lottery.opened('SSCREPLAY')).current!.numero
  }

  /** A member with cash and a bonus of 100,000 that is to be bet twice. */
  const holder = async (cash: string, change: Partial<PromotionDefinition> = {}) => {
    const payee = await openPayee(gateway, cash)
    const by = { token: payee.token, language: 'EN' }
    const claim = async (more: Partial<PromotionDefinition> = change) => {
      const id = await desk.offer({ ...BONUS, ...more })
      return gateway.call(claimPromotion, { id }, by)
    }
    expect((await claim()).status).toBe(200)
    gateway.clock.advance(1)
    const balances = async () => [
      Number(await payee.balance()) / 10_000,
      Number((await gateway.turnover.purse.left(payee.caller)) ?? -10_000n) / 10_000,
    ]
    const bonusStakes = async () =>
      (await gateway.database.orm.select().from(bet).where(eq(bet.memberId, payee.memberId)))
        .map(({ bonusStake }) => Number(bonusStake) / 10_000)
        .toSorted((one, other) => one - other)
    return {
      ...payee,
      claim,
      /** Cash and bonus money; -1 where there is no active bonus. */
      balances,
      bonusStakes,
      bet: async (lines: BetLine[], key = randomUUID()) => payee.place(lines, { gameCode: 'SSCREPLAY', numero: await openIssue(), key }),
      terms: async () => (await gateway.call(withdrawalTerms, {}, by)).value,
    }
  }

  return { desk, openIssue, holder }
}

export type Holders = Awaited<ReturnType<typeof bonusHolders>>
