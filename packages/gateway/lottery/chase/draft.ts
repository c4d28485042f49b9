import type { RequestOf } from '@portico/contract/kit/call'
import type { createChase } from '@portico/contract/bets/chase-calls'
import { MOST_ISSUES } from '@portico/contract/bets/chase-shapes'
import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import { Failure } from '../../failure.ts'
import type { Caller } from '../../http/bind.ts'
import type { LotteryGame } from '../offer/games.ts'
import { within } from '../bets/refusal.ts'
import { type PricedLine, priceLine } from '../bets/line.ts'
import { type Slot, slotsFrom, zoneOf } from '../drawing/schedule.ts'
import { dayAt } from '../../kit/zone.ts'
import type { LineRow, PlanRow } from './store.ts'

type Request = RequestOf<typeof createChase>

/** The issues of a lottery by its timetable whose betting is not over, the next one first. */
export const slotsAhead = (game: LotteryGame, now: Date, limit: number, timeZone: string): readonly Slot[] =>
  slotsFrom(game, now, limit, timeZone)
    .filter(({ sealAt }) => now < sealAt)
    .slice(0, limit)

/** The slot of each issue asked for. @throws Failure ISSUE_CLOSED, ISSUE_UNKNOWN when it is not ahead; BAD_BET when they are out of order */
const slotsOf = (game: LotteryGame, { issues }: Request, now: Date, timeZone: string): readonly Slot[] => {
  const ahead = new Map(slotsFrom(game, now, MOST_ISSUES, timeZone).map((slot) => [slot.numero, slot]))
  const slots = issues.map(({ numero }) => {
    const slot = ahead.get(numero)
    if (!slot) throw new Failure('ISSUE_UNKNOWN')
    if (now >= slot.sealAt) throw new Failure('ISSUE_CLOSED')
    return slot
  })
  if (slots.some(({ drawAt }, i) => i > 0 && drawAt <= slots[i - 1]!.drawAt))
    throw new Failure('BAD_BET', { fields: { issues: { rule: 'order' } } })
  return slots
}

export interface Drafting {
  readonly game: LotteryGame
  readonly caller: Pick<Caller, 'memberId' | 'currency'>
  readonly request: Request
  readonly maxPrizeGroup: number
  readonly planId: string
  readonly now: Date
  /** The merchant's. */
  readonly timeZone: string
}

/**
 * The rows of a plan, each line priced as a bet on its issue would be now.
 * @throws Failure as `priceLine`; ISSUE_UNKNOWN, ISSUE_CLOSED; BAD_BET when the total is not the one confirmed
 */
export const draftPlan = ({ game, caller, request, maxPrizeGroup, planId, now, timeZone }: Drafting) => {
  if (request.line.multiple !== 1)
    throw new Failure('BAD_BET', { fields: { 'line.multiple': { rule: 'not_one', min: 1, max: 1 } }, remaining: '1' })
  const slots = slotsOf(game, request, now, timeZone)
  const known = new Map<string, PricedLine>()
  const priced = (multiple: number, { drawAt }: Slot): PricedLine => {
    const date = dayAt(drawAt, zoneOf(game, timeZone)).day
    const key = `${multiple} ${date}`
    const before = known.get(key)
    if (before) return before
    const line = within('line', () => priceLine(game, { ...request.line, multiple }, caller.currency, maxPrizeGroup, date))
    known.set(key, line)
    return line
  }
  const lines = slots.map(({ numero, sealAt, drawAt }, i): LineRow => {
    const { multiple } = request.issues[i]!
    const { stake, rebate, maxPayout } = priced(multiple, slots[i]!)
    const open = { state: 'PENDING', reason: null, changedAt: null } as const
    return { planId, gameCode: game.code, numero, sealAt, drawAt, multiple, stake, rebate, maxPayout, ...open }
  })
  const total = lines.reduce((sum, { stake }) => sum + stake, 0n)
  if (total !== parseUnits(request.total))
    throw new Failure('BAD_BET', { fields: { total: { rule: 'differs' } }, remaining: formatUnits(total) })
  const { play, selection, mode, notes, unit, prizeGroup, odds, flags } = priced(request.issues[0]!.multiple, slots[0]!)
  const plan: PlanRow = {
    id: planId,
    memberId: caller.memberId,
    gameCode: game.code,
    gameType: game.gameType,
    play,
    selection,
    mode,
    notes,
    unit,
    prizeGroup,
    odds,
    flags,
    currency: caller.currency,
    stopOnWin: request.stopOnWin,
    state: 'ACTIVE',
    createdAt: now,
    endedAt: null,
  }
  return { plan, lines, total }
}
