import { formatUnits, ONE, type Units } from '@portico/contract/kit/money'
import type { Requirement } from '@portico/contract/withdrawal/shapes'
import { freeOf, underTurnover } from '@portico/commission/wagering/player'
import type { Requirement as Queued } from '@portico/commission/wagering/requirement'
import type { TurnoverConfig } from '../withdrawal-settings.ts'
import type { Queryable, Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import { balancesOf, cashOf, findAccount, lockAccount, receivableOf } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import { openBets, turnoverBets } from '../reports/index.ts'
import { leftOf } from './left.ts'
import { progressOf } from './progress.ts'
import { requirementView } from './requirement-view.ts'
import type { BonusPurse } from './bonus-purse.ts'
import { activeRequirements, changeRequirement, endedRequirements, insertRequirement, type Owner, type RequirementRow } from './store.ts'
import { usesSince } from './use-store.ts'

/** Requirements that are over and still listed. */
const ENDED = 2

/** Money that comes to a member's cash. */
export interface MoneyIn extends Owner {
  /** Of the deposit or the transfer. */
  readonly id: string
  readonly kind: RequirementRow['kind']
  readonly amount: Units
  /** How often it has to be bet, in `Units`; as the settings say where absent. */
  readonly times?: Units
}

/** What has to be bet before money that came in goes out again. */
export interface Turnover {
  /** To be called in the transaction that credits the money, before it moves. Locks the account. */
  begin(tx: Tx, money: MoneyIn): Promise<void>
  /** The money was taken back: nothing is asked for it any more. */
  end(tx: Tx, id: string): Promise<void>
  /** How much of the cash is still to be bet. The caller holds the account's lock. */
  toBet(tx: Tx, owner: Owner): Promise<Units>
  /**
   * Whether so much of the cash is the member's own: what they owe is not. Answers how much is. The caller holds the account's lock.
   * @throws Failure INSUFFICIENT_FUNDS with how much is
   */
  checkOwn(tx: Tx, owner: Owner, amount: Units): Promise<Units>
  /**
   * Whether so much may leave. Who asks for more than there is hears of that and not of what has to be bet. The caller holds the account's lock.
   * @throws Failure REQUIREMENT_OPEN with how much may; as `checkOwn`
   */
  checkFree(tx: Tx, owner: Owner, amount: Units): Promise<void>
  /** What is open and the latest that is not, and how much of the cash is still to be bet. */
  standing(owner: Owner): Promise<{ readonly requirements: readonly Requirement[]; readonly toBet: Units }>
}

/** The rows that are open in the database, and how each stands by the bets and the balance of now. */
interface Standing {
  readonly rows: readonly RequirementRow[]
  readonly played: readonly Queued[]
}

const isBonus = ({ kind }: Pick<RequirementRow, 'kind'>): boolean => kind === 'BONUS'

const NO_REQUIREMENT: Standing = { rows: [], played: [] }

const stateOf = ({ status }: Queued): Requirement['state'] => (status === 'MET' || status === 'WAIVED' ? status : 'ACTIVE')

export const createTurnover = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { times, waivedBelow }: TurnoverConfig,
  purse: Pick<BonusPurse, 'review'>,
): Turnover => {
  const db = database.orm

  const look = async (queryable: Queryable, owner: Owner): Promise<Standing> => {
    const rows = await activeRequirements(queryable, owner)
    if (rows.length === 0) return NO_REQUIREMENT
    const from = rows[0]!.since
    const { queue } = progressOf(rows, await turnoverBets(queryable, { ...owner, from }), await usesSince(queryable, owner, from))
    // While a bonus is active, what is asked for no more is written down as its bets are settled.
    if (rows.some(isBonus)) return { rows, played: queue }
    const { stake } = await openBets(queryable, owner)
    const isWaived = (await leftOf(queryable, owner)) + stake < waivedBelow
    return { rows, played: queue.map((each) => (isWaived && each.status === 'ACTIVE' ? { ...each, status: 'WAIVED' } : each)) }
  }

  /** Writes down what is over, so that nothing that comes later opens it again. */
  const settle = async (tx: Tx, owner: Owner): Promise<Standing> => {
    await purse.review(tx, owner)
    const standing = await look(tx, owner)
    for (const { id, status } of standing.played)
      if (status === 'WAIVED') await changeRequirement(tx, id, { state: 'WAIVED', endedAt: clock.now() })
    return standing
  }

  const toBet: Turnover['toBet'] = async (tx, owner) => underTurnover((await settle(tx, owner)).played)

  const checkOwn = async (tx: Tx, { memberId, currency }: Owner, amount: Units): Promise<Units> => {
    const [cash, owed] = [cashOf(memberId, currency), receivableOf(memberId, currency)]
    const balanceOf = await balancesOf(tx, [cash, owed])
    const balance = balanceOf(cash) ?? 0n
    const own = freeOf(balance, -(balanceOf(owed) ?? 0n))
    if (amount > own && amount <= balance) throw new Failure('INSUFFICIENT_FUNDS', { remaining: formatUnits(own) })
    return own
  }

  return {
    begin: async (tx, { id, kind, amount, times: own = times, ...owner }) => {
      const required = (amount * own) / ONE
      const account = await findAccount(tx, cashOf(owner.memberId, owner.currency))
      if (account) await lockAccount(tx, account.id)
      // What was left before this money came decides whether anything is still asked for the money before.
      await settle(tx, owner)
      if (required > 0n) await insertRequirement(tx, { id, ...owner, kind, amount, required, state: 'ACTIVE', since: clock.now() })
    },

    end: (tx, id) => changeRequirement(tx, id, { state: 'REVERSED', endedAt: clock.now() }),

    toBet,

    checkOwn,

    checkFree: async (tx, owner, amount) => {
      const own = await checkOwn(tx, owner, amount)
      const free = freeOf(own, await toBet(tx, owner))
      if (amount > free && amount <= own) throw new Failure('REQUIREMENT_OPEN', { remaining: formatUnits(free) })
    },

    standing: async (owner) => {
      const { rows, played } = await look(db, owner)
      const ended = await endedRequirements(db, owner, ENDED)
      return {
        requirements: [
          ...rows.map((row, index) => requirementView(row, played[index]!.progress, stateOf(played[index]!))),
          ...ended.map((row) => requirementView(row, row.required, row.state === 'MET' ? 'MET' : 'WAIVED')),
        ],
        toBet: underTurnover(played),
      }
    },
  }
}
