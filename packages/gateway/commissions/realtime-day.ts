import { createCalendar } from '@portico/commission/kit/calendar/calendar'
import { covers, endOf } from '@portico/commission/kit/instant'
import { stakesGross } from '@portico/commission/realtime/settle'
import type { realtimeDay } from '@portico/contract/commission/calls'
import type { RealtimeWindow } from '@portico/contract/commission/realtime-shapes'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { MINUTE_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { movedForLines } from '../reports/index.ts'
import { CODE_OF } from './codes.ts'
import type { CommissionSources, PaidContract } from './ports.ts'
import { calculatedWindows, lastWindow, unmovedOf, windowLines } from './realtime-store.ts'
import { type Agent, spanOfDay, stakesOf, teamContracts } from './realtime-team.ts'
import type { LineRow } from './store.ts'

const WINDOW = 5 * MINUTE_MS

/** A day of real-time salary, window by window. @throws Failure INVALID_REQUEST for a day that is none */
export type RealtimeDay = (caller: Agent, request: RequestOf<typeof realtimeDay>) => Promise<ResponseOf<typeof realtimeDay>>

/** The latest version of each window, with what is posted of all of them. */
const windowsOf = (lines: readonly LineRow[], currency: string): RealtimeWindow[] =>
  [...Map.groupBy(lines, ({ subject, startsAt }) => `${subject} ${startsAt.getTime()}`).values()].map((versions) => {
    const last = versions.at(-1)!
    const { bets, gross, deducted } = last.fields
    const field = (value: unknown) => toMoney(typeof value === 'string' ? parseUnits(value) : 0n, currency)
    const posted = versions.reduce((sum, { postedAt, due }) => (postedAt === null ? sum : sum + due), 0n)
    return {
      lineId: last.id,
      from: last.startsAt.toISOString(),
      version: last.version,
      bets: typeof bets === 'number' ? bets : 0,
      gross: field(gross),
      given: field(deducted),
      amount: toMoney(last.amount, currency),
      pay: toMoney(last.pay, currency),
      posted: toMoney(posted, currency),
    }
  })

export const createRealtimeDay = (
  { database: { orm: db }, brand: { timeZone }, clock }: Pick<Platform, 'database' | 'brand' | 'clock'>,
  sources: Pick<CommissionSources, 'contracts' | 'agreed' | 'givenBy'>,
): RealtimeDay => {
  const calendar = createCalendar(timeZone)

  /** What runs now, and how many of its bets count so far. */
  const runningOf = async (caller: Agent, own: readonly PaidContract[], now: Date) => {
    const { start, end } = calendar.periodAt('window', now.getTime())
    const contract = own.find((each) => covers(each, start))
    if (!contract) return null
    const span = { from: new Date(start), to: now, asOf: now }
    const { all, slots } = await stakesOf(db, caller, span, { own: [contract], below: [] })
    const bets = Number(stakesGross(contract, all, slots).fields()['bets'])
    return { from: span.from.toISOString(), to: new Date(end).toISOString(), bets }
  }

  return async (caller, { day }) => {
    const { memberId, currency } = caller
    const now = clock.now()
    const span = spanOfDay(calendar, day)
    const { own, below, agreed } = await teamContracts(db, sources, caller, span)
    const filter = { memberId, currency, ...span }
    const calculated = new Set((await calculatedWindows(db, span)).map(({ startsAt }) => startsAt.getTime()))
    const ranUntil = (await lastWindow(db))?.endsAt ?? null
    const until = Math.min(span.to.getTime(), calendar.periodAt('window', now.getTime()).start)
    const over: number[] = []
    for (let at = span.from.getTime(); at < until; at += WINDOW)
      // Runs go in order: what one of before left out is nobody's.
      if (own.some((each) => covers(each, at)) && (calculated.has(at) || ranUntil === null || at >= ranUntil.getTime())) over.push(at)
    const waiting = over.filter((at) => !calculated.has(at))
    const moved = await movedForLines(db, memberId, currency, { kind: 'realtime', code: CODE_OF.realtime, ...span })
    const isToday = span.from <= now && now < span.to
    return {
      from: span.from.toISOString(),
      to: span.to.toISOString(),
      contracts: own.map((each) => ({
        id: each.id,
        code: agreed.get(each.id)?.code ?? '',
        from: new Date(each.from).toISOString(),
        to: Number.isFinite(endOf(each)) ? new Date(endOf(each)).toISOString() : null,
      })),
      windows: windowsOf(await windowLines(db, filter), currency),
      due: over.length,
      calculated: over.length - waiting.length,
      waitingFrom: waiting[0] === undefined ? null : new Date(waiting[0]).toISOString(),
      running: isToday ? await runningOf(caller, own, now) : null,
      batch: toMoney(moved + (await unmovedOf(db, filter)), currency),
      below: below.length,
      ranUntil: ranUntil?.toISOString() ?? null,
      timeZone,
      serverNow: now.toISOString(),
    }
  }
}
