import type { Draw } from '@portico/contract/lottery/draw-shapes'
import { ONE } from '@portico/contract/kit/money'
import { DAY_MS } from '@portico/gateway/kit/duration'
import type { Services } from '@portico/gateway/areas'
import { findAccount, houseOf, openAccount } from '@portico/gateway/ledger/index'
import { computeSettlement, type LotteryGame, priceLine, slotAt } from '@portico/gateway/lottery/index'
import { dayAt } from '@portico/gateway/kit/zone'
import type { Platform } from '@portico/gateway/platform'
import { randomLine } from './bet-lines.ts'
import { withoutIndexes } from './bulk-indexes.ts'
import { analyzePast, insertDownlines, insertPastDay, type PastOutcome } from './bulk-store.ts'
import { TOP_AGENT } from './people.ts'
import type { Random } from './random.ts'

const HOUR = 3_600_000
const GAME = 'SSC3'
const DAYS = 365
/** Hours of a day at which people play. */
const FIRST_HOUR = 10
const ISSUES_OF_DAY = 12
const LINES = 40
const PRIZE_GROUP = 1900
const PURSE = 50_000_000n * ONE
/** Folded so often, in days. */
const FOLD_EVERY = 10

export interface BulkParts {
  readonly platform: Platform
  readonly services: Pick<Services, 'lottery' | 'figures'>
  readonly random: Random
  readonly passwordHash: string
  readonly end: Date
  readonly downlines: number
  readonly bets: number
  readonly progress: (line: string) => void
}

const drawn = (random: Random): Draw => ({ digits: String(random.below(100_000)).padStart(5, '0') })

/**
 * A year of bets by a large team, written at once rather than lived through: the rows that the gateway would have written, with the outcomes that its
 * own rules give, the movements with the balance after each, and figures. The books balance.
 */
export const seedBulk = async ({ platform, services, random, passwordHash, end, downlines, bets, progress }: BulkParts): Promise<void> => {
  const { brand } = platform
  const { currency, timeZone } = brand
  const orm = platform.database.background
  const game: LotteryGame = services.lottery.games().find(({ code }) => code === GAME)!
  const account = async (kind: 'house:gaming' | 'house:commission' | 'provider:clearing'): Promise<bigint> => {
    await openAccount(orm, houseOf(kind, currency))
    return (await findAccount(orm, houseOf(kind, currency)))!.id
  }
  const house = { gaming: await account('house:gaming'), commission: await account('house:commission') }
  const clearing = await account('provider:clearing')
  const begin = dayAt(new Date(end.getTime() - DAYS * DAY_MS), timeZone).start.getTime()

  progress(`Making ${downlines} downlines and ${bets} bets over ${DAYS} days`)
  await orm.transaction((tx) =>
    insertDownlines(tx, {
      count: downlines,
      topAgent: TOP_AGENT,
      passwordHash,
      currency,
      joinedAt: new Date(begin - 30 * DAY_MS),
      agentType: 41,
      playerType: 3,
      purse: PURSE,
      clearing,
    }),
  )
  await services.figures.fold()
  await analyzePast(orm)

  const lines = Array.from({ length: LINES }, (_, n) => ({
    n,
    ...priceLine(game, { ...randomLine(random), prizeGroup: PRIZE_GROUP }, currency, PRIZE_GROUP),
  }))
  const placesOf = (from: number) =>
    Array.from({ length: ISSUES_OF_DAY }, (_, n) => {
      const { numero, openAt, sealAt, drawAt } = slotAt(game, new Date(from + (FIRST_HOUR + n) * HOUR), timeZone)
      const iso = (at: Date) => at.toISOString()
      return { n, numero, openAt: iso(openAt), sealAt: iso(sealAt), drawAt: iso(drawAt), result: drawn(random) }
    })
  const restore = await withoutIndexes(orm)
  let placed = 0
  for (let day = 0; day < DAYS; day += 1) {
    const upTo = Math.round((bets * (day + 1)) / DAYS)
    const own = upTo - placed
    placed = upTo
    if (own === 0) continue
    const issues = placesOf(begin + day * DAY_MS)
    const outcomes = issues.flatMap(({ n: issue, result }) =>
      lines.map(({ n: line, ...terms }): PastOutcome => {
        const { validBet: valid, ...settled } = computeSettlement({ gameCode: game.code, ...terms, rebateAgreed: terms.rebate }, result)
        return { issue, line, valid, ...settled }
      }),
    )
    await orm.transaction((tx) => insertPastDay(tx, { game, day, issues, lines, outcomes, bets: own, members: downlines, currency, house }))
    if (day % FOLD_EVERY === FOLD_EVERY - 1) {
      await services.figures.fold()
      progress(`  ${placed} of ${bets} bets`)
    }
  }
  await services.figures.fold()
  progress('Making the indexes')
  await restore()
  await analyzePast(orm)
}
