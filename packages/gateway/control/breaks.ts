import type { BreakTerm, PlayBreak, PlayProduct } from '@portico/contract/control/shapes'
import type { Audit } from '../audit/index.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { instantOf, localDate, offsetAt } from '../kit/zone.ts'
import type { Platform } from '../platform.ts'
import type { Sessions } from '../session/index.ts'
import { type BreakRow, endBlock, endExclusions, findBreak, insertBreak, insertPerson, writeBlock } from './break-store.ts'
import { writeChange } from './log-store.ts'
import { keysToNote, type PersonFacts } from './person-keys.ts'
import { lockPresence } from './presence-store.ts'

type Owner = Pick<Caller, 'memberId'>

const DAYS: Partial<Record<BreakTerm, number>> = { H24: 1, D3: 3, D7: 7, D30: 30 }
const MONTHS: Partial<Record<BreakTerm, number>> = { M6: 6, Y1: 12, Y5: 60 }
/** What opens play again takes so long. */
const OPEN_MS = DAY_MS

/** When a break of the term that begins now is over: days count 24 hours, months are the calendar's, at the time of day it began. */
export const breakUntil = (term: BreakTerm, now: Date, zone: string): Date => {
  const days = DAYS[term]
  if (days !== undefined) return new Date(now.getTime() + days * DAY_MS)
  const wall = new Date(now.getTime() + offsetAt(now.getTime(), zone)).toISOString().slice('YYYY-MM-DDT'.length, -1)
  return instantOf(
    localDate(now, zone)
      .add({ months: MONTHS[term] ?? 0 })
      .toString(),
    wall,
    zone,
  )
}

export const toBreak = ({ kind, term, startedAt, until, endsAt }: Omit<BreakRow, 'id'>): PlayBreak => ({
  kind,
  term,
  startedAt: startedAt.toISOString(),
  until: until.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
})

/** Time-outs, self-exclusions and blocked products. All of them hold for every debit from the moment they are committed. */
export interface Breaks {
  /** Ends every session of the member as well. One that runs is made longer, never shorter. @throws Failure BREAK_RUNNING */
  take(caller: Owner, term: BreakTerm): Promise<PlayBreak>
  /** @throws Failure BREAK_UNKNOWN | BREAK_RUNNING before its term is over */
  endExclusion(caller: Owner): Promise<void>
  block(caller: Owner, product: PlayProduct, blocked: boolean): Promise<void>
}

export interface BreaksDeps {
  readonly sessions: Pick<Sessions, 'endAll'>
  readonly audit: Pick<Audit, 'write'>
  /** Who the member is, for when the same person comes under another name. */
  readonly personOf: (memberId: string) => Promise<PersonFacts>
}

export const createBreaks = (
  { database: { orm }, clock, brand, events }: Pick<Platform, 'database' | 'clock' | 'brand' | 'events'>,
  { sessions, audit, personOf }: BreaksDeps,
): Breaks => ({
  take: async ({ memberId }, term) => {
    const kind = DAYS[term] === undefined ? 'EXCLUSION' : 'TIME_OUT'
    const keys = kind === 'EXCLUSION' ? keysToNote(await personOf(memberId)) : []
    return orm.transaction(async (tx) => {
      await lockPresence(tx, memberId)
      const now = clock.now()
      const until = breakUntil(term, now, brand.timeZone)
      const current = await findBreak(tx, memberId, now)
      const longer = !current || until > current.until || (kind === 'EXCLUSION' && current.kind === 'TIME_OUT')
      if (!longer || (current?.kind === 'EXCLUSION' && kind === 'TIME_OUT')) throw new Failure('BREAK_RUNNING')
      const row = { memberId, kind, term, startedAt: now, until, endsAt: kind === 'TIME_OUT' ? until : null } as const
      await insertBreak(tx, row)
      await insertPerson(tx, memberId, keys)
      await writeChange(tx, memberId, now, { action: 'BREAK_STARTED', after: term })
      await sessions.endAll(tx, memberId, kind)
      await audit.write(tx, { actor: `member:${memberId}`, action: 'BREAK_STARTED', subject: memberId, details: { kind, term, until } })
      return toBreak(row)
    })
  },

  endExclusion: ({ memberId }) =>
    orm.transaction(async (tx) => {
      await lockPresence(tx, memberId)
      const now = clock.now()
      const current = await findBreak(tx, memberId, now)
      if (current?.kind !== 'EXCLUSION') throw new Failure('BREAK_UNKNOWN')
      if (current.until > now) throw new Failure('BREAK_RUNNING')
      if (current.endsAt !== null) return
      await endExclusions(tx, memberId, new Date(now.getTime() + OPEN_MS))
      await writeChange(tx, memberId, now, { action: 'BREAK_END_REQUESTED', before: current.term })
      await audit.write(tx, { actor: `member:${memberId}`, action: 'BREAK_END_REQUESTED', subject: memberId })
    }),

  block: ({ memberId }, product, blocked) =>
    orm.transaction(async (tx) => {
      await lockPresence(tx, memberId)
      const now = clock.now()
      if (blocked) await writeBlock(tx, { memberId, product, blockedAt: now })
      else if (!(await endBlock(tx, memberId, product, new Date(now.getTime() + OPEN_MS)))) return
      await writeChange(tx, memberId, now, { action: blocked ? 'PRODUCT_BLOCKED' : 'PRODUCT_OPENING', after: product })
      await events.notify(tx, memberId, 'control.changed', {})
    }),
})
