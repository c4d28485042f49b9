import type { setPlayLimit } from '@portico/contract/control/calls'
import type { LimitKind, LimitPeriod } from '@portico/contract/control/shapes'
import type { RequestOf } from '@portico/contract/kit/call'
import type { Audit } from '../audit/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS } from '../kit/duration.ts'
import { typedUnits } from '../kit/typed-units.ts'
import type { Platform } from '../platform.ts'
import type { Proofs } from '../session/index.ts'
import { findBreak } from './break-store.ts'
import { currencyOf, writeFigure } from './figure.ts'
import { findLimit, insertRaise, type LimitKey, lockRaise, removeLimit, setRaiseState, writeLimit } from './limit-store.ts'
import { type Change, writeChange } from './log-store.ts'
import { lockPresence } from './presence-store.ts'
import { isSparedOffers } from './spared.ts'

type Owner = Pick<Caller, 'memberId' | 'currency' | 'sessionId'>
interface Named {
  readonly kind: LimitKind
  readonly period: LimitPeriod
}

/** A second yes is taken a day after the first, and for a week after it. */
const CONFIRM_MS = DAY_MS
const LAPSE_MS = 7 * DAY_MS
const MOST_MINUTES: Readonly<Record<LimitPeriod, number>> = { DAY: 24 * 60, WEEK: 7 * 24 * 60, MONTH: 31 * 24 * 60 }

/** Limits that members set for themselves. Nobody else sets one. */
export interface Limits {
  /** A first or a lower one holds at once; a higher one, or none, is noted. @throws Failure LIMIT_CHANGED | FIELD_INVALID | BREAK_RUNNING */
  set(caller: Owner, request: RequestOf<typeof setPlayLimit>): Promise<void>
  /** The second yes. @throws Failure REAUTHENTICATE | RAISE_UNKNOWN | RAISE_TOO_EARLY | BREAK_RUNNING */
  confirm(caller: Owner, named: Named): Promise<void>
  /** @throws Failure RAISE_UNKNOWN */
  withdraw(caller: Owner, named: Named): Promise<void>
}

export interface LimitsDeps {
  readonly proofs: Pick<Proofs, 'requireFresh'>
  readonly audit: Pick<Audit, 'write'>
}

export const createLimits = (
  { database: { orm }, clock, events }: Pick<Platform, 'database' | 'clock' | 'events'>,
  { proofs, audit }: LimitsDeps,
): Limits => {
  const keyOf = ({ memberId, currency }: Owner, { kind, period }: Named): LimitKey => ({
    memberId,
    kind,
    period,
    currency: currencyOf(kind, currency),
  })

  const log = async (tx: Tx, { memberId, kind, period }: LimitKey, change: Change): Promise<void> => {
    await writeChange(tx, memberId, clock.now(), { kind, period, ...change })
    await events.notify(tx, memberId, 'control.changed', {})
    await events.notify(tx, memberId, 'offers.changed', { channel: 'SITE', stopped: await isSparedOffers(tx, memberId) })
    await events.notify(tx, memberId, 'waiting.changed', {})
    await audit.write(tx, { actor: `member:${memberId}`, action: change.action, subject: memberId, details: { kind, period, ...change } })
  }

  const readAmount = ({ kind, period, currency }: LimitKey, amount: string): bigint => {
    if (kind !== 'TIME') return typedUnits(amount, currency)
    const wrong = (rule: string, max?: number) =>
      refuse('FIELD_INVALID', { fields: { amount: { rule, ...(max === undefined ? {} : { max }) } } })
    const minutes = /^\d+$/.test(amount) ? Number(amount) : wrong('minutes')
    return BigInt(minutes > MOST_MINUTES[period] ? wrong('max', MOST_MINUTES[period]) : minutes) * 60n
  }

  /** Takes back a request that waits. Answers whether there was one. */
  const withdrawn = async (tx: Tx, key: LimitKey): Promise<boolean> => {
    const waiting = await lockRaise(tx, key)
    if (!waiting) return false
    await setRaiseState(tx, waiting.id, 'WITHDRAWN')
    return true
  }

  const refuseDuringBreak = async (tx: Tx, { memberId }: LimitKey): Promise<void> => {
    if (await findBreak(tx, memberId, clock.now())) throw new Failure('BREAK_RUNNING')
  }

  return {
    set: (caller, { kind, period, amount: text, from }) => {
      const key = keyOf(caller, { kind, period })
      const amount = text === null ? null : readAmount(key, text)
      return orm.transaction(async (tx) => {
        // One change of a member's limits at a time.
        await lockPresence(tx, caller.memberId)
        const current = (await findLimit(tx, key))?.amount ?? null
        const [before, after] = [current, amount].map((each) => (each === null ? null : writeFigure(kind, each)))
        if (from !== undefined && from !== before) throw new Failure('LIMIT_CHANGED')
        if (amount === current) return
        const now = clock.now()
        if (amount !== null && (current === null || amount < current)) {
          await withdrawn(tx, key)
          await writeLimit(tx, key, amount, now)
          await log(tx, key, { action: current === null ? 'LIMIT_SET' : 'LIMIT_LOWERED', before: before!, after: after! })
          return
        }
        await refuseDuringBreak(tx, key)
        await withdrawn(tx, key)
        const times = { requestedAt: now, confirmFrom: new Date(now.getTime() + CONFIRM_MS), lapsesAt: new Date(now.getTime() + LAPSE_MS) }
        await insertRaise(tx, { ...key, amount, ...times, state: 'WAITING' })
        await log(tx, key, { action: 'RAISE_REQUESTED', before: before!, after: after! })
      })
    },

    confirm: async (caller, named) => {
      await proofs.requireFresh(caller)
      const key = keyOf(caller, named)
      await orm.transaction(async (tx) => {
        await lockPresence(tx, caller.memberId)
        const raise = await lockRaise(tx, key)
        const now = clock.now()
        if (!raise || raise.lapsesAt <= now) throw new Failure('RAISE_UNKNOWN')
        const early = raise.confirmFrom.getTime() - now.getTime()
        if (early > 0) throw new Failure('RAISE_TOO_EARLY', { retryAfter: Math.ceil(early / 1000) })
        await refuseDuringBreak(tx, key)
        const before = await findLimit(tx, key)
        await setRaiseState(tx, raise.id, 'CONFIRMED')
        await (raise.amount === null ? removeLimit(tx, key) : writeLimit(tx, key, raise.amount, now))
        await setRaiseState(tx, raise.id, 'DONE')
        await log(tx, key, {
          action: 'RAISE_CONFIRMED',
          before: before ? writeFigure(key.kind, before.amount) : null,
          after: raise.amount === null ? null : writeFigure(key.kind, raise.amount),
        })
      })
    },

    withdraw: async (caller, named) => {
      const key = keyOf(caller, named)
      await orm.transaction(async (tx) => {
        await lockPresence(tx, caller.memberId)
        if (!(await withdrawn(tx, key))) throw new Failure('RAISE_UNKNOWN')
        await log(tx, key, { action: 'RAISE_WITHDRAWN' })
      })
    },
  }
}
