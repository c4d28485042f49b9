import type { placeBets } from '@portico/contract/bets/calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import { fingerprintOf } from '../../db/canonical.ts'
import { sqlState, UNIQUE_VIOLATION } from '../../db/errors.ts'
import { firstAnswer, type OnceKey } from '../../db/once.ts'
import { Failure, refuse } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import { type Ledger, type PlacedAnswer, totalStake } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import { randomId } from '../../ports/random.ts'
import { toBet } from '../bets/serializer.ts'
import { betsById } from '../bets/store.ts'
import type { LotteryGame } from '../offer/games.ts'
import type { Offer } from '../offer/offer.ts'
import { within } from '../bets/refusal.ts'
import { hasIssueAt } from '../drawing/issue-store.ts'
import { type PricedLine, priceLine } from '../bets/line.ts'
import { runPlacement } from './run-placement.ts'
import { createTerms, type IssueTimes, type MemberTerms } from './terms.ts'

type Request = RequestOf<typeof placeBets>
type Answer = ResponseOf<typeof placeBets>
type Buyer = Pick<Caller, 'memberId' | 'currency'>

/**
 * Places the lines of a slip on one issue: all of them, or none. The same key answers the same again.
 * @throws Failure as the contract's `placeBets` lists them
 */
export type PlaceBets = (caller: Buyer, request: Request, key: string, language?: string) => Promise<Answer>

interface Attempt {
  readonly caller: Buyer
  readonly request: Request
  readonly game: LotteryGame
  readonly seen: OnceKey
  readonly language: string
}

/** How a bet stands when it has just been placed. */
const asPlaced = { state: 'WAITING', voidReason: null, payout: null, result: null } as const

export const createPlaceBets = (platform: Platform, ledger: Ledger, offer: Pick<Offer, 'game'>): PlaceBets => {
  const { database, clock, random, brand, events } = platform
  const terms = createTerms(platform)

  const answer = ({ caller, language }: Attempt, bets: readonly Parameters<typeof toBet>[0][], balance: bigint, at: string): Answer => ({
    bets: bets.map((row) => toBet(row, language, brand)),
    balance: toMoney(balance, caller.currency),
    serverNow: at,
  })

  /** The answer this key got before, rebuilt as it was then: the bets waiting. */
  const replayed = async (attempt: Attempt): Promise<Answer | undefined> => {
    const first = (await firstAnswer(database.orm, attempt.seen)) as PlacedAnswer | undefined
    if (!first) return undefined
    const rows = new Map((await betsById(database.orm, first.bets)).map((row) => [row.id, row]))
    const waiting = first.bets.map((id) => ({ ...rows.get(id)!, ...asPlaced, settledAt: null }))
    return answer(attempt, waiting, BigInt(first.balance), first.at)
  }

  const refuseTiming = async ({ game, request }: Attempt): Promise<never> => {
    if (game.source === 'replay' && !(await hasIssueAt(database.orm, game.code, clock.now()))) throw new Failure('GAME_CLOSED')
    return refuse((await terms.issue(game.code, request.numero)) ? 'ISSUE_CLOSED' : 'ISSUE_UNKNOWN')
  }

  const priced = ({ game, request, caller }: Attempt, { maxPrizeGroup }: MemberTerms, issue?: IssueTimes): PricedLine[] =>
    request.lines.map((line, i) => within(`lines.${i}`, () => priceLine(game, line, caller.currency, maxPrizeGroup, issue?.day)))

  /** Runs the statement once. Undefined: it did nothing, for a reason still to be found. */
  const attemptOnce = async (attempt: Attempt, member: MemberTerms): Promise<Answer | undefined> => {
    const { caller, request, game, seen } = attempt
    const issue = await terms.issue(game.code, request.numero)
    const lines = priced(attempt, member, issue).map((line) => ({ ...line, id: randomId(random) }))
    const at = clock.now()
    if (!issue || at < issue.openAt || at >= issue.sealAt) return undefined
    const houseId = await ledger.houseAccount('house:gaming', caller.currency)
    const row = await runPlacement(database, game, {
      ...member,
      ...seen,
      cash: true,
      issueId: issue.id,
      at,
      houseId,
      gameCode: game.code,
      gameType: game.gameType,
      currency: caller.currency,
      lines,
    })
    if (!row) return undefined
    const balance = BigInt(String(row['balance']))
    events.pushSoon()
    const fresh = {
      gameCode: game.code,
      numero: request.numero,
      currency: caller.currency,
      sealAt: issue.sealAt,
      ...asPlaced,
    } as const
    return answer(
      attempt,
      lines.map((line) => ({ ...line, ...fresh, placedAt: at, settledAt: null })),
      balance,
      at.toISOString(),
    )
  }

  /** Says why nothing was placed; undefined when prices have changed meanwhile and another attempt may succeed. */
  const explainRefusal = async (attempt: Attempt, member: MemberTerms): Promise<Answer | undefined> => {
    const { caller, request, game } = attempt
    const before = await replayed(attempt)
    if (before) return before
    const issue = await terms.issue(game.code, request.numero)
    const now = clock.now()
    if (!issue || now < issue.openAt || now >= issue.sealAt) return refuseTiming(attempt)
    const current = (await terms.memberAfresh(caller.memberId, caller.currency)) ?? refuse('NEED_TRUE_ACCOUNT')
    if (current.maxPrizeGroup !== member.maxPrizeGroup) return undefined
    const balance = (await ledger.balanceOf(caller.memberId, caller.currency)) ?? 0n
    if (balance < totalStake(priced(attempt, current))) throw new Failure('INSUFFICIENT_FUNDS', { remaining: formatUnits(balance) })
    // Time and money suffice, so the issue has been sealed under our hands.
    return refuse('ISSUE_CLOSED')
  }

  return async (caller, request, key, language = brand.defaultLanguage) => {
    const game = offer.game(request.gameCode) ?? refuse('GAME_UNKNOWN')
    const seen = { memberId: caller.memberId, key, fingerprint: fingerprintOf({ call: 'placeBets', ...request }) }
    const attempt: Attempt = { caller, request, game, seen, language }
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
