import { breakTerm, type ControlOverview, limitKind, type LimitKind, playProduct } from '@portico/contract/control/shapes'
import { toMoney } from '@portico/contract/kit/money'
import type { Caller } from '../http/bind.ts'
import { instantOf, localDate } from '../kit/zone.ts'
import { readNetDeposits } from '../ledger/index.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { blocksOf, findBreak } from './break-store.ts'
import { breakUntil, toBreak } from './breaks.ts'
import { currencyOf, writeFigure } from './figure.ts'
import { readDayFigures } from './figure-store.ts'
import { helpLinesFor } from './help-lines.ts'
import { limitsOf, type PlayWindow, raisesOf, readWindows } from './limit-store.ts'
import { stoppedChannels } from './offer-store.ts'
import { readPresence, secondsSince } from './presence-store.ts'
import { minutesOf } from './reality.ts'

type Owner = Pick<Caller, 'memberId' | 'currency'>

const MONTHS = 6

export interface OverviewDeps {
  readonly members: Pick<Members, 'byId'>
  /** What was begun of deposits and may still be paid. */
  readonly waitingDeposits: (owner: Owner) => Promise<bigint>
}

/** Everything about a member's limits as it stands; `country` is where they are, null where nobody knows. */
export type ReadOverview = (owner: Owner, country: string | null) => Promise<ControlOverview>

const larger = (amount: bigint): bigint => (amount > 0n ? amount : 0n)

export const createOverview = (
  { database: { orm }, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { members, waitingDeposits }: OverviewDeps,
): ReadOverview => {
  /** What counts against each kind within a window. */
  const usedIn = async ({ memberId, currency }: Owner, { since }: PlayWindow, waiting: bigint): Promise<Record<LimitKind, bigint>> => {
    const day = localDate(since, brand.timeZone).toString()
    const { staked, paid, deposited } = await readDayFigures(orm, memberId, currency, day)
    const seconds = await secondsSince(orm, memberId, day)
    return { DEPOSIT: deposited + waiting, LOSS: staked - paid, STAKE: larger(staked), TIME: BigInt(seconds) }
  }

  const limitsFor = async (owner: Owner, now: Date): Promise<ControlOverview['limits']> => {
    const windows = await readWindows(orm, now, brand.timeZone)
    const waiting = await waitingDeposits(owner)
    const [limits, raises] = [await limitsOf(orm, owner.memberId), await raisesOf(orm, owner.memberId, now)]
    const cells = []
    for (const window of windows) {
      const used = await usedIn(owner, window, waiting)
      for (const kind of limitKind.options) {
        const same = <Row extends { kind: string; period: string; currency: string }>(row: Row): boolean =>
          row.kind === kind && row.period === window.period && row.currency === currencyOf(kind, owner.currency)
        const amount = limits.find(same)?.amount
        const raise = raises.find(same)
        cells.push({
          kind,
          period: window.period,
          limit: amount === undefined ? null : writeFigure(kind, amount),
          used: writeFigure(kind, used[kind]),
          remaining: amount === undefined ? null : writeFigure(kind, larger(amount - larger(used[kind]))),
          startsAt: window.since.toISOString(),
          resetsAt: window.next.toISOString(),
          raise: raise
            ? {
                to: raise.amount === null ? null : writeFigure(kind, raise.amount),
                requestedAt: raise.requestedAt.toISOString(),
                confirmFrom: raise.confirmFrom.toISOString(),
                lapsesAt: raise.lapsesAt.toISOString(),
              }
            : null,
        })
      }
    }
    return cells
  }

  const netDeposits = async ({ memberId, currency }: Owner, now: Date): Promise<ControlOverview['netDeposits']> => {
    const last = localDate(now, brand.timeZone).set({ day: 1 })
    const months = Array.from({ length: MONTHS }, (_, i) => last.subtract({ months: MONTHS - 1 - i }).toString())
    const since = instantOf(months[0]!, '00:00', brand.timeZone)
    const net = await readNetDeposits(orm, { memberId, currency, since, zone: brand.timeZone })
    return months.map((month) => ({ month, amount: toMoney(net.get(month) ?? 0n, currency) }))
  }

  return async (owner, country) => {
    const now = clock.now()
    const [presence, pause] = [await readPresence(orm, owner.memberId), await findBreak(orm, owner.memberId, now)]
    const blocks = await blocksOf(orm, owner.memberId, now)
    const reviewed = presence?.reviewedAt ?? (await members.byId(owner.memberId))?.joinedAt ?? now
    const due = localDate(reviewed, brand.timeZone).add({ months: MONTHS })
    return {
      currency: owner.currency,
      limits: await limitsFor(owner, now),
      break: pause ? toBreak(pause) : null,
      breaksUntil: breakTerm.options.map((term) => ({ term, until: breakUntil(term, now, brand.timeZone).toISOString() })),
      products: playProduct.options.map((product) => {
        const block = blocks.find((each) => each.product === product)
        return { product, blocked: block !== undefined, opensAt: block?.opensAt?.toISOString() ?? null }
      }),
      realityMinutes: minutesOf(presence),
      offersStopped: await stoppedChannels(orm, owner.memberId),
      netDeposits: await netDeposits(owner, now),
      reviewDue: due.compare(localDate(now, brand.timeZone)) <= 0,
      helpLines: helpLinesFor(brand.helpLines, country),
      serverNow: now.toISOString(),
    }
  }
}
