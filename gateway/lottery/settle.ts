import type { Draw } from '@portico/contract/draw'
import { toMoney, type Units } from '@portico/contract/money'
import { type Outcome, settle } from '@portico/lottery/settle'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import type { Ledger } from '../ledger/service.ts'
import { creditAll, type CreditRow } from '../ledger/store.ts'
import type { Platform } from '../platform.ts'
import { netOf } from '../records/bet-view.ts'
import { gameOf } from './games.ts'
import type { IssueRow } from './issue-store.ts'
import { libraryLine } from './line.ts'
import { type BetToSettle, closeIssue, type SettledBet, takeWaiting, writeSettled } from './settle-store.ts'

const BATCH = 500

const STATES: Readonly<Record<Outcome, SettledBet['state']>> = { win: 'WON', mixed: 'WON', lose: 'LOST', push: 'PUSH' }

const magnitude = (units: Units): Units => (units < 0n ? -units : units)
const least = (a: Units, b: Units): Units => (a < b ? a : b)

/** What a bet comes to on a draw. Turnover counts min(stake, |payout − stake|), and nothing when the stake went back. */
export const settleBet = (bet: BetToSettle, draw: Draw): SettledBet => {
  const rules = gameOf(bet.gameCode)?.rules ?? 'SSC'
  const { outcome, payout, hits } = settle(libraryLine(rules, bet), draw)
  const state = STATES[outcome]
  const pushed = state === 'PUSH'
  return {
    id: bet.id,
    state,
    payout,
    rebate: pushed ? 0n : bet.rebate,
    validBet: pushed ? 0n : least(bet.stake, magnitude(payout - bet.stake)),
    hits,
  }
}

interface Houses {
  readonly gaming: bigint
  readonly commission: bigint
}

/** Credits that settle a bet. Their ids follow from bet and result version: the same can never be written twice. */
const creditsOf = (bet: BetToSettle, settled: SettledBet, version: number, houses: Houses): CreditRow[] => {
  const payout = settled.state === 'WON' ? 'PAYOUT' : 'REFUND'
  const common = { accountId: bet.accountId, ref: bet.id }
  return [
    { ...common, id: derivedId(bet.id, 'PAYOUT', String(version)), houseId: houses.gaming, amount: settled.payout, code: payout } as const,
    {
      ...common,
      id: derivedId(bet.id, 'REBATE', String(version)),
      houseId: houses.commission,
      amount: settled.rebate,
      code: 'REBATE',
    } as const,
  ].filter(({ amount }) => amount > 0n)
}

type Settled = readonly { readonly bet: BetToSettle; readonly settled: SettledBet; readonly balance: Units | undefined }[]

/** Settles the bets of drawn issues, a batch a transaction, so that a stop in the middle loses at most a batch not begun. */
export const createSettlement = (platform: Platform, ledger: Ledger) => {
  const { database, clock, events } = platform

  const settleBatch = async (tx: Tx, issue: IssueRow, housesOf: ReadonlyMap<string, Houses>): Promise<Settled> => {
    const bets = await takeWaiting(tx, issue.id, BATCH)
    if (bets.length === 0) return []
    const at = clock.now()
    const settled = bets.map((bet) => ({ bet, settled: settleBet(bet, issue.result!) }))
    await writeSettled(
      tx,
      settled.map((each) => each.settled),
      issue.result!,
      issue.resultVersion,
      at,
    )
    const credits = settled.flatMap((each) => creditsOf(each.bet, each.settled, issue.resultVersion, housesOf.get(each.bet.currency)!))
    const balances = await creditAll(tx, credits, at)
    return settled.map((each) => ({ ...each, balance: balances.get(each.bet.accountId) }))
  }

  const tellMembers = (issue: IssueRow, batch: Settled): void => {
    for (const [memberId, own] of Map.groupBy(batch, ({ bet }) => bet.memberId)) {
      const { currency } = own[0]!.bet
      events.tell(memberId, 'bets.settled', {
        gameCode: issue.gameCode,
        numero: issue.numero,
        bets: own.map(({ bet, settled }) => ({
          betId: bet.id,
          state: settled.state,
          payout: toMoney(settled.payout, currency),
          net: toMoney(netOf({ ...bet, ...settled })!, currency),
        })),
      })
      const balance = own.find((each) => each.balance !== undefined)?.balance
      if (balance !== undefined) events.tell(memberId, 'balance.changed', { balance: toMoney(balance, currency) })
    }
  }

  /** Settles what waits on a drawn issue and closes it. Safe to repeat, and to run in several instances at once. */
  return async (issue: IssueRow, currencies: readonly string[]): Promise<void> => {
    const houses = new Map<string, Houses>()
    for (const currency of currencies) {
      houses.set(currency, {
        gaming: await ledger.houseAccount('house:gaming', currency),
        commission: await ledger.houseAccount('house:commission', currency),
      })
    }
    for (;;) {
      const batch = await database.orm.transaction((tx) => settleBatch(tx, issue, houses))
      if (batch.length === 0) break
      tellMembers(issue, batch)
    }
    await closeIssue(database.orm, issue.id, clock.now())
  }
}
