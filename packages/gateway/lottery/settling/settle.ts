import { toMoney, type Units } from '@portico/contract/kit/money'
import { derivedId } from '../../db/canonical.ts'
import type { Database, Tx } from '../../db/open.ts'
import type { Notice } from '../../ports/events.ts'
import { cashOf, type Entry, houseOf, type Ledger, type PostResult } from '../../ledger/index.ts'
import type { Platform } from '../../platform.ts'
import { netOf } from '../bets/serializer.ts'
import type { IssueRow } from '../drawing/issue-store.ts'
import type { BonusPurse } from '../../turnover/index.ts'
import { createJudge } from './covered.ts'
import { PAID_FROM } from './paid-from.ts'
import { changeOf } from './purse-change.ts'
import { voidSettlement, differences, type Settlement, computeSettlement } from './settlement.ts'
import {
  type BetToSettle,
  closeIssue,
  type Direction,
  holdOutcome,
  type SettleCursor,
  takeBehind,
  type Within,
  writeSettled,
} from './settle-store.ts'

/** Bets settled in one transaction: what a stop in the middle undoes. */
const BATCH = 2_000
/**
 * Two lanes from both ends to the middle: the server writes one's bets while this process settles the other's. The embedded database
 * does one thing at a time.
 */
const LANES: Readonly<Record<Database['kind'], readonly Direction[]>> = { postgres: ['asc', 'desc'], pglite: ['asc'] }
/** Whether a transaction is the only one: the embedded database has one connection, which it holds to its end. */
const ALONE: Readonly<Record<Database['kind'], boolean>> = { postgres: false, pglite: true }

/** What the bet comes to by the issue's latest outcome. */
export const settlementOf = ({ gameCode, state, result }: Pick<IssueRow, 'gameCode' | 'state' | 'result'>, bet: BetToSettle): Settlement =>
  state === 'VOID' ? voidSettlement(bet) : computeSettlement({ gameCode, ...bet }, result!)

interface SettledBet {
  readonly bet: BetToSettle
  readonly after: Settlement
}

export type SettlingPurse = Pick<BonusPurse, 'holders' | 'obliged' | 'hold' | 'book'>

export interface SettlementDeps {
  readonly ledger: Ledger
  readonly purse: SettlingPurse
}

/** Entries that settle a bet. Their ids follow from bet, code and version: the same can never be written twice. */
const entriesOf = ({ bet, after }: SettledBet, { gameCode, resultVersion }: IssueRow): Entry[] =>
  differences(bet.before, after).map(([code, amount]) => {
    const [cash, house] = [cashOf(bet.memberId, bet.currency), houseOf(PAID_FROM[code], bet.currency)]
    const common = { id: derivedId(bet.id, code, String(resultVersion)), code, ref: bet.id, product: gameCode }
    return amount > 0n
      ? { ...common, debit: house, credit: cash, amount }
      : { ...common, debit: cash, credit: house, amount: -amount, clawBack: true }
  })

interface Batch {
  readonly settled: readonly SettledBet[]
  readonly balanceOf: PostResult['balanceOf']
}

/** What a batch tells its members: bets settled, bets that came to something else than before, and their cash. */
const noticesOf = ({ gameCode, numero, resultVersion }: IssueRow, { settled, balanceOf }: Batch): Notice[] =>
  [...Map.groupBy(settled, ({ bet }) => bet.memberId)].flatMap(([memberId, own]) => {
    const { currency } = own[0]!.bet
    const money = (units: Units) => toMoney(units, currency)
    const row = ({ bet, after }: SettledBet) => ({
      betId: bet.id,
      state: after.state,
      payout: money(after.payout),
      net: money(netOf({ ...bet, ...after })!),
    })
    const fresh = own.filter(({ bet }) => bet.before === undefined).map(row)
    const changed = own.flatMap(({ bet, after }) =>
      bet.before && differences(bet.before, after).length > 0
        ? [{ ...row({ bet, after }), before: { state: bet.before.state, payout: money(bet.before.payout) } }]
        : [],
    )
    const balance = balanceOf(cashOf(memberId, currency))
    return [
      ...(fresh.length > 0 ? [{ memberId, type: 'bets.settled', data: { gameCode, numero, bets: fresh } } as const] : []),
      ...(changed.length > 0
        ? [{ memberId, type: 'bets.corrected', data: { gameCode, numero, resultVersion, bets: changed } } as const]
        : []),
      ...(balance === undefined ? [] : [{ memberId, type: 'balance.changed', data: { balance: money(balance) } } as const]),
    ]
  })

/** Settles the bets of drawn and called-off issues, a batch a transaction, so that a stop in the middle undoes at most a batch. */
export const createSettlement = (platform: Platform, { ledger, purse }: SettlementDeps) => {
  const { database, clock, brand, events } = platform
  const judgeCovered = createJudge()

  /**
   * Whose bets the purse books: of members with an active bonus, those that bonus money had a part in, and those that are settled anew while
   * something has to be bet, so that what they have done stays done. Their money is locked with all others'.
   */
  const takeApart = async (tx: Tx, settled: readonly SettledBet[], obliged: ReadonlySet<string>): Promise<ReadonlySet<string>> => {
    const owners = new Map(settled.map(({ bet }) => [bet.memberId, bet]))
    const apart = new Set(await purse.holders(tx, [...owners.keys()]))
    for (const { bet } of settled) if (bet.bonus || (bet.before && obliged.has(bet.memberId))) apart.add(bet.memberId)
    if (apart.size > 0) await purse.hold(tx, [...owners.values()])
    return apart
  }

  const settleBatch = async (
    tx: Tx,
    issue: IssueRow,
    page: { after: SettleCursor | undefined; direction: Direction; within: Within },
  ): Promise<SettleCursor | undefined> => {
    const version = issue.resultVersion
    const bets = (await holdOutcome(tx, issue)) ? await takeBehind(tx, issue, { ...page, limit: BATCH }, ALONE[database.kind]) : []
    if (bets.length === 0) return undefined
    const at = clock.now()
    const settled = bets.map((bet) => ({ bet, after: settlementOf(issue, bet) }))
    const result = issue.state === 'VOID' ? null : issue.result
    await writeSettled(
      tx,
      settled.map(({ bet, after }) => ({ id: bet.id, memberId: bet.memberId, ...after })),
      { issueId: issue.id, result, version, at },
    )
    const obliged = await purse.obliged(tx, [...new Set(bets.map(({ memberId }) => memberId))])
    const apart = await takeApart(tx, settled, obliged)
    const covered = await judgeCovered(
      tx,
      issue,
      bets.filter(({ memberId }) => obliged.has(memberId) || apart.has(memberId)),
    )
    const entries = settled.flatMap((each) => (apart.has(each.bet.memberId) ? [] : entriesOf(each, issue)))
    // Gains come first, so that a member who wins as much as is clawed back owes nothing in between.
    const inOrder = [...entries.filter(({ clawBack }) => !clawBack), ...entries.filter(({ clawBack }) => clawBack)]
    const plain = await ledger.post(tx, inOrder, at)
    const changes = settled
      .filter(({ bet }) => apart.has(bet.memberId))
      .map(({ bet, after }) => changeOf(issue, { bet, after, covered: bet.covered || covered.has(bet.id) }))
    const booked = changes.length > 0 ? await purse.book(tx, changes) : () => undefined
    await events.notifyAll(tx, noticesOf(issue, { settled, balanceOf: (ref) => booked(ref) ?? plain.balanceOf(ref) }))
    return bets.at(-1)
  }

  /**
   * Settles what the issue's latest outcome has not settled yet and closes it; given `within`, only bets on these stations, and the issue
   * stays open for the others. Safe to repeat, and to run in several instances at once.
   */
  return async (issue: IssueRow, within?: Within): Promise<void> => {
    // Open before the lanes begin, which would wait for each other to open them.
    for (const kind of Object.values(PAID_FROM)) await ledger.houseAccount(kind, brand.currency)
    const lane = async (direction: Direction): Promise<void> => {
      let after: SettleCursor | undefined
      do {
        const page = { after, direction, within }
        after = await database.background.transaction((tx) => settleBatch(tx, issue, page))
      } while (after !== undefined)
    }
    const lanes = await Promise.allSettled(LANES[database.kind].map(lane))
    const broken = lanes.find(({ status }) => status === 'rejected')
    if (broken?.status === 'rejected') throw broken.reason
    if (!within) await database.background.transaction((tx) => closeIssue(tx, issue, clock.now()))
  }
}
