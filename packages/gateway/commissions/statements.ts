import type { commissionLineDetail, commissionLines } from '@portico/contract/commission/calls'
import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { RecalculatedLine } from '@portico/contract/dispute/shapes'
import { isCalendarDay } from '@portico/contract/kit/wire'
import { toMoney } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { paymentEvents } from './payment-store.ts'
import { isBundled } from './bundles.ts'
import { type OpenDebt, readOpenings } from './openings.ts'
import type { CommissionSources } from './ports.ts'
import {
  debtLines,
  lineOf,
  linePage,
  lineSums,
  type LineSums,
  type Place,
  paymentIdOf,
  recoveriesOf,
  type StatedLine,
  versionsOf,
} from './statement-store.ts'

/** What an agent was paid, line by line. */
export interface Statements {
  /** @throws Failure INVALID_REQUEST for days that are none */
  lines(
    caller: Pick<Caller, 'memberId' | 'currency'>,
    request: RequestOf<typeof commissionLines>,
  ): Promise<ResponseOf<typeof commissionLines>>
  /** All versions of the period of an agent's line, the first one first. @throws Failure LINE_UNKNOWN as `detail` */
  versions(db: Queryable, memberId: string, id: string): Promise<CommissionLineView[]>
  /** A line's period worked out again as things stand now; null of a rebate. @throws Failure LINE_UNKNOWN as `detail` */
  recalculate(db: Queryable, memberId: string, id: string): Promise<RecalculatedLine | null>
  /** @throws Failure LINE_UNKNOWN for a line of somebody else, as for one that does not exist */
  detail(caller: Caller, id: string): Promise<ResponseOf<typeof commissionLineDetail>>
}

const placeOf = (cursor: string): Place => {
  const [at, version, id] = cursor.split('.')
  const startsAt = new Date(Number(at))
  return Number.isNaN(startsAt.getTime()) ? refuse('INVALID_REQUEST') : { startsAt, version: Number(version), id: id ?? '' }
}

const totalsOf = (sums: readonly LineSums[], currency: string) => {
  const total = (of: (each: LineSums) => string): bigint => sums.reduce((all, each) => all + BigInt(of(each)), 0n)
  const [earned, takenBack] = [total((each) => each.earned), total((each) => each.takenBack)]
  return {
    lines: sums.reduce((all, { lines }) => all + lines, 0),
    earned: toMoney(earned, currency),
    takenBack: toMoney(takenBack, currency),
    net: toMoney(earned + takenBack, currency),
    toWallet: toMoney(
      total((each) => each.toWallet),
      currency,
    ),
    settled: toMoney(
      total((each) => each.settled),
      currency,
    ),
    waiting: toMoney(
      total((each) => each.waiting),
      currency,
    ),
  }
}

export const createStatements = (
  { database: { orm: db }, clock, brand: { timeZone } }: Pick<Platform, 'database' | 'clock' | 'brand'>,
  { agreed, recalculate }: Pick<CommissionSources, 'agreed' | 'recalculate'>,
): Statements => {
  const contractsOf = async (queryable: Queryable, rows: readonly StatedLine[]) => {
    const ids = [...new Set(rows.filter(({ kind }) => kind !== 'rebate').map(({ subject }) => subject))]
    return new Map((await agreed(queryable, ids)).map((contract) => [contract.id, contract]))
  }

  const viewOf = (row: StatedLine, code: string | null): CommissionLineView => ({
    id: row.id,
    cursor: `${row.startsAt.getTime()}.${row.version}.${row.id}`,
    kind: row.kind,
    code,
    label: row.label,
    from: row.startsAt.toISOString(),
    to: row.endsAt.toISOString(),
    version: row.version,
    amount: toMoney(row.amount, row.currency),
    pay: toMoney(row.pay, row.currency),
    settled: toMoney(row.settled, row.currency),
    fields: row.fields,
    baseGroup: row.baseGroup,
    contractVersion: row.contractVersion,
    contractHash: row.contractHash,
    runAt: row.runAt.toISOString(),
    postedAt: row.postedAt?.toISOString() ?? null,
    toWallet: toMoney(row.toWallet, row.currency),
    owed: toMoney(row.owed, row.currency),
    payment: row.payment,
  })

  const views = async (queryable: Queryable, rows: readonly StatedLine[]): Promise<CommissionLineView[]> => {
    const contracts = await contractsOf(queryable, rows)
    return rows.map((row) => viewOf(row, contracts.get(row.subject)?.code ?? null))
  }

  return {
    lines: async ({ memberId, currency }, { from, to, kind, overBy, older, pageSize }) => {
      if (!isCalendarDay(from) || !isCalendarDay(to) || to < from) return refuse('INVALID_REQUEST')
      const days = { memberId, currency, from, to, timeZone, overBy: overBy === undefined ? undefined : new Date(overBy) }
      const found = await linePage(db, { ...days, kind }, older === undefined ? null : placeOf(older), pageSize + 1)
      const list = await views(db, found.slice(0, pageSize))
      const sums = await lineSums(db, days)
      const debts = await debtLines(db, memberId, currency)
      return {
        list,
        older: found.length > pageSize ? (list.at(-1)?.cursor ?? null) : null,
        totals: totalsOf(
          sums.filter((each) => kind === undefined || each.kind === kind),
          currency,
        ),
        kinds: sums.map((each) => ({ kind: each.kind, ...totalsOf([each], currency) })),
        owed: toMoney(
          debts.reduce((all, { owed }) => all + owed, 0n),
          currency,
        ),
        debts: await views(db, debts),
        timeZone,
        serverNow: clock.now().toISOString(),
      }
    },

    versions: async (queryable, memberId, id) =>
      views(queryable, await versionsOf(queryable, (await lineOf(queryable, memberId, id)) ?? refuse('LINE_UNKNOWN'))),

    recalculate: async (queryable, memberId, id) => {
      const { kind, subject, currency, startsAt, endsAt, label } = (await lineOf(queryable, memberId, id)) ?? refuse('LINE_UNKNOWN')
      if (kind === 'rebate') return null
      const period = { start: startsAt.getTime(), end: endsAt.getTime(), label }
      const found = await recalculate(queryable, { kind, contractId: subject, holder: memberId, currency, period })
      if (!found) return null
      const { fields, amount } = found
      return { fields, amount: amount === null ? null : toMoney(amount, currency), at: clock.now().toISOString() }
    },

    detail: async ({ memberId }, id) => {
      const row = (await lineOf(db, memberId, id)) ?? refuse('LINE_UNKNOWN')
      const contract = (await contractsOf(db, [row])).get(row.subject)
      const money = (amount: bigint) => toMoney(amount, row.currency)
      const sides = await Promise.all((['lineId', 'debtId'] as const).map((side) => recoveriesOf(db, id, side)))
      const [settles = [], settledBy = []] = sides.map((side) => side.map((each) => ({ ...each, amount: money(each.amount) })))
      const opening = row.opening && (await readOpenings(db, row.opening)).find((each) => each.contract === row.subject)
      const open = (debts: readonly OpenDebt[]) => debts.map(({ period, left }) => ({ period, left: money(left) }))
      const paymentId = row.kind === 'dividend' ? await paymentIdOf(db, row) : undefined
      const steps = paymentId === undefined ? [] : await paymentEvents(db, paymentId)
      return {
        line: viewOf(row, contract?.code ?? null),
        text: contract?.text ?? null,
        versions: await views(db, await versionsOf(db, row)),
        settles,
        settledBy,
        opening: opening ? { losses: open(opening.losses), debts: open(opening.debts) } : null,
        payment: steps.map(({ action, version, amount, at }) => ({
          action,
          version,
          amount: amount === null ? null : money(amount),
          at: at.toISOString(),
        })),
        bundled: isBundled(row),
        serverNow: clock.now().toISOString(),
      }
    },
  }
}
