import type { placeBets } from '@portico/contract/bets/calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import { fingerprintOf } from '../../db/canonical.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../db/errors.ts'
import { firstAnswer, type OnceKey } from '../../db/once.ts'
import type { Eligibility } from '../../eligibility/index.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import { type Ledger, type PlacedAnswer, totalStake } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import { randomId } from '../../ports/random.ts'
import { type BonusPurse, checkMaxBet } from '../../turnover/index.ts'
import { toBet } from '../bets/serializer.ts'
import { betsById } from '../bets/store.ts'
import type { Offer } from '../offer/offer.ts'
import { within } from '../bets/refusal.ts'
import { hasIssueAt } from '../drawing/issue-store.ts'
import { type PricedLine, priceLine } from '../bets/line.ts'
import { least } from '../../kit/least.ts'
import { runPlacement, runPlacements } from './run-placement.ts'
import { checkSameDraw, type Station, stationsOf } from './stations.ts'
import { runSplit } from './split.ts'
import { createTerms, type IssueTimes, type MemberTerms } from './terms.ts'

type Request = RequestOf<typeof placeBets>
type Answer = ResponseOf<typeof placeBets>
type Buyer = Pick<Caller, 'memberId' | 'currency'>

/**
 * Places the lines of a slip on one issue, or on one of each station named: all of them, or none. The same key answers the same again.
 * @throws Failure as the contract's `placeBets` lists them
 */
export type PlaceBets = (caller: Buyer, request: Request, key: string, language?: string) => Promise<Answer>

interface Attempt {
  readonly caller: Buyer
  readonly request: Request
  /** One, but for a slip over several provincial stations. */
  readonly stations: readonly Station[]
  readonly seen: Omit<OnceKey, 'key'>
  readonly language: string
}

/** How a bet stands when it has just been placed. */
const asPlaced = { state: 'WAITING', voidReason: null, payout: null, result: null } as const

export interface PlaceBetsDeps {
  readonly ledger: Ledger
  readonly offer: Pick<Offer, 'game'>
  readonly eligibility: Pick<Eligibility, 'playAllowed'>
  readonly purse: Pick<BonusPurse, 'standing' | 'maxBet' | 'left'>
}

export const createPlaceBets = (platform: Platform, { ledger, offer, eligibility, purse }: PlaceBetsDeps): PlaceBets => {
  const { database, clock, random, brand, events } = platform
  const terms = createTerms(platform)

  const answer = ({ caller, language }: Attempt, bets: readonly Parameters<typeof toBet>[0][], balance: bigint, at: string): Answer => ({
    bets: bets.map((row) => toBet(row, language, brand)),
    balance: toMoney(balance, caller.currency),
    serverNow: at,
  })

  /** The answer this key got before, rebuilt as it was then: the bets waiting. */
  const replayed = async (attempt: Attempt): Promise<Answer | undefined> => {
    const found = await Promise.all(attempt.stations.map(({ key }) => firstAnswer(database.orm, { ...attempt.seen, key })))
    const answers = found.filter((each) => each !== undefined) as PlacedAnswer[]
    if (answers.length === 0) return undefined
    const ids = answers.flatMap(({ bets }) => bets)
    const rows = new Map((await betsById(database.orm, ids)).map((row) => [row.id, row]))
    const waiting = ids.map((id) => ({ ...rows.get(id)!, ...asPlaced, settledAt: null }))
    // Each station lowered it further.
    const balance = answers.map((each) => BigInt(each.balance)).reduce(least)
    return answer(attempt, waiting, balance, answers[0]!.at)
  }

  const refuseTiming = async ({ game, numero }: Station): Promise<never> => {
    if (game.source === 'replay' && !(await hasIssueAt(database.orm, game.code, clock.now()))) throw new Failure('GAME_CLOSED')
    return refuse((await terms.issue(game.code, numero)) ? 'ISSUE_CLOSED' : 'ISSUE_UNKNOWN')
  }

  const priced = ({ request, caller }: Attempt, { game }: Station, { maxPrizeGroup }: MemberTerms, issue?: IssueTimes): PricedLine[] =>
    request.lines.map((line, i) => within(`lines.${i}`, () => priceLine(game, line, caller.currency, maxPrizeGroup, issue?.day)))

  const issuesOf = ({ stations }: Attempt) => Promise.all(stations.map(({ game, numero }) => terms.issue(game.code, numero)))

  const isOpen = (issue: IssueTimes | undefined, at: Date): issue is IssueTimes =>
    issue !== undefined && at >= issue.openAt && at < issue.sealAt

  /** Runs the statement once, or `split` between cash and a bonus. Undefined: it did nothing, for a reason still to be found. */
  const attemptOnce = async (attempt: Attempt, member: MemberTerms, split = false): Promise<Answer | undefined> => {
    const { caller, seen, stations } = attempt
    const issues = await issuesOf(attempt)
    const lines = stations.map((station, i) =>
      priced(attempt, station, member, issues[i]).map((line) => ({ ...line, id: randomId(random) })),
    )
    const at = clock.now()
    const open = issues.filter((issue) => isOpen(issue, at))
    if (open.length < stations.length) return undefined
    checkSameDraw(open)
    const houseId = await ledger.houseAccount('house:gaming', caller.currency)
    const placements = stations.map(({ game, key }, i) => ({
      game,
      placement: {
        ...member,
        ...seen,
        key,
        cash: true,
        issueId: open[i]!.id,
        at,
        houseId,
        gameCode: game.code,
        gameType: game.gameType,
        currency: caller.currency,
        lines: lines[i]!,
      },
    }))
    const [{ game, placement }] = placements as [(typeof placements)[number]]
    const row = await (split
      ? runSplit(database, purse, placements)
      : placements.length === 1
        ? runPlacement(database, game, placement)
        : runPlacements(database, placements))
    if (!row) return undefined
    const balance = BigInt(String(row['balance']))
    events.pushSoon()
    const bets = stations.flatMap(({ game: { code: gameCode }, numero }, i) => {
      const fresh = { gameCode, numero, currency: caller.currency, sealAt: open[i]!.sealAt, ...asPlaced } as const
      return lines[i]!.map((line) => ({ ...line, ...fresh, placedAt: at, settledAt: null }))
    })
    return answer(attempt, bets, balance, at.toISOString())
  }

  /** Says why nothing was placed; undefined when prices have changed meanwhile and another attempt may succeed. */
  const explainRefusal = async (attempt: Attempt, member: MemberTerms): Promise<Answer | undefined> => {
    const { caller, stations } = attempt
    const before = await replayed(attempt)
    if (before) return before
    const issues = await issuesOf(attempt)
    const now = clock.now()
    const closed = stations.find((_, i) => !isOpen(issues[i], now))
    if (closed) return refuseTiming(closed)
    const current = (await terms.memberAfresh(caller.memberId, caller.currency)) ?? refuse('NEED_TRUE_ACCOUNT')
    if (current.maxPrizeGroup !== member.maxPrizeGroup) return undefined
    const all = stations.flatMap((station) => priced(attempt, station, current))
    const total = totalStake(all)
    checkMaxBet(await purse.maxBet(caller), all)
    await eligibility.playAllowed(database.orm, { ...caller, stake: total, product: 'LOTTERY', at: now })
    const balance = (await ledger.balanceOf(caller.memberId, caller.currency)) ?? 0n
    const hasBonus = balance < total && (await purse.left(caller)) !== null
    const split = hasBonus ? await attemptOnce(attempt, current, true) : undefined
    if (split) return split
    if (balance < total) throw new Failure('INSUFFICIENT_FUNDS', { remaining: formatUnits(balance) })
    // Time and money suffice, so an issue has been sealed under our hands.
    return refuse('ISSUE_CLOSED')
  }

  return async (caller, request, key, language = brand.defaultLanguage) => {
    const stations = stationsOf(request, key, offer)
    const seen = { memberId: caller.memberId, fingerprint: fingerprintOf({ call: 'placeBets', ...request }) }
    const attempt: Attempt = { caller, request, stations, seen, language }
    for (let tries = 0; tries < 3; tries++) {
      const member = (await terms.member(caller.memberId, caller.currency)) ?? refuse('NEED_TRUE_ACCOUNT')
      try {
        const done = (await attemptOnce(attempt, member)) ?? (await explainRefusal(attempt, member))
        if (done) return done
      } catch (error) {
        if (sqlState(error) !== UNIQUE_VIOLATION) throw error
        const before = await replayed(attempt)
        if (before) return before
        throw error
      }
    }
    throw new Failure('UNAVAILABLE')
  }
}
