import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type {
  DeskWithdrawal,
  operatorWithdrawal,
  replyInDispute,
  resolveDispute,
  reviewWithdrawal,
  settlePayout,
} from '@portico/contract/withdrawal/operator-calls'
import type { Config } from '../config.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { movementsOf } from '../ledger/index.ts'
import { accountsById } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { approvalsOf, countApprovals, eventsOf, forgetApprovals, insertApproval } from './event-store.ts'
import type { Money } from './money.ts'
import { isUndecided, type Outcomes } from './outcome.ts'
import { payeesById } from './payee-store.ts'
import type { PayoutWork } from './payouts.ts'
import type { Steps } from './steps.ts'
import { changeWithdrawal, findNamed, lockWithdrawal, type Queue, queueOf, type WithdrawalRow } from './store.ts'
import { restMissing, restReceived } from './sums.ts'
import type { Views } from './view.ts'

const MOST_LISTED = 100
/** Two people. */
const BOTH = 2

/** Withdrawals at the operator's desk. */
export interface WithdrawalDesk {
  list(queue: Queue): Promise<{ list: DeskWithdrawal[] }>
  /** @throws Failure WITHDRAWAL_UNKNOWN */
  show(name: string): Promise<ResponseOf<typeof operatorWithdrawal>>
  /** @throws Failure WITHDRAWAL_UNKNOWN, WITHDRAWAL_OVER, SAME_PERSON; so do the others */
  review(request: RequestOf<typeof reviewWithdrawal>, person: string): Promise<DeskWithdrawal>
  settle(request: RequestOf<typeof settlePayout>, person: string): Promise<DeskWithdrawal>
  reply(request: RequestOf<typeof replyInDispute>, person: string): Promise<DeskWithdrawal>
  resolve(request: RequestOf<typeof resolveDispute>, person: string): Promise<DeskWithdrawal>
}

export interface DeskDeps {
  readonly config: Config['withdrawals']
  readonly views: Views
  readonly money: Money
  readonly outcomes: Outcomes
  readonly payouts: Pick<PayoutWork, 'ask' | 'sendAgain'>
  readonly step: Steps
}

export const createDesk = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { config, views, money, outcomes, payouts, step }: DeskDeps,
): WithdrawalDesk => {
  const db = database.orm

  const viewsOf = async (rows: readonly WithdrawalRow[]): Promise<DeskWithdrawal[]> => {
    const approvals = await approvalsOf(
      db,
      rows.map(({ id }) => id),
    )
    const accounts = await accountsById(
      db,
      rows.map(({ memberId }) => memberId),
    )
    const to = await payeesById(
      db,
      rows.map(({ payeeId }) => payeeId),
    )
    const withdrawals = await views.of(db, rows)
    return rows.map((row, i) => ({
      withdrawal: withdrawals[i]!,
      owner: accounts.get(row.memberId) ?? '',
      payeeAccount: to.get(row.payeeId)!.account,
      provider: row.provider,
      approvals: row.approvals,
      approvedBy: [...(approvals.get(row.id) ?? [])],
      attention: row.attention,
      nextAskAt: row.nextAskAt?.toISOString() ?? null,
    }))
  }

  const find = async (name: string): Promise<WithdrawalRow> => (await findNamed(db, name)) ?? refuse('WITHDRAWAL_UNKNOWN')

  /** Does the work on a row that is locked, and answers what stands then. */
  const changed = async (name: string, work: (tx: Tx, row: WithdrawalRow) => Promise<unknown>): Promise<DeskWithdrawal> => {
    const { id } = await find(name)
    await db.transaction(async (tx) => work(tx, (await lockWithdrawal(tx, id))!))
    return (await viewsOf([await find(id)]))[0]!
  }

  /** Writes down that somebody agrees; true once so many do. */
  const agreed = async (
    tx: Tx,
    { id }: WithdrawalRow,
    action: 'APPROVE' | 'PAID' | 'REFUSED' | 'CREDIT' | 'CLOSE',
    person: string,
    people: number,
  ) => {
    const fresh = await insertApproval(tx, { withdrawalId: id, action, person, at: clock.now() })
    if (!fresh) throw new Failure('SAME_PERSON')
    return (await countApprovals(tx, id, action)) >= people
  }

  const over = (): never => refuse('WITHDRAWAL_OVER')

  return {
    list: async (queue) => ({ list: await viewsOf(await queueOf(db, queue, MOST_LISTED)) }),

    show: async (name) => {
      const row = await find(name)
      const [view] = await viewsOf([row])
      const events = (await eventsOf(db, [row.id])).get(row.id) ?? []
      const postings = await movementsOf(db, row.id)
      return {
        ...view!,
        story: events.map(({ at, step: happened, by, person, text }) => ({ at: at.toISOString(), step: happened, by: person ?? by, text })),
        postings: postings.map(({ at, code, amount }) => ({ at: at.toISOString(), code, amount: toMoney(amount, row.currency) })),
      }
    },

    review: ({ withdrawal, action, note }, person) =>
      changed(withdrawal, async (tx, row) => {
        const who = { by: 'OPERATOR', person, text: note } as const
        if (action === 'REJECT') {
          // Until it is sent it may be stopped by anybody who may agree.
          if (!['REQUESTED', 'REVIEW', 'APPROVED'].includes(row.state)) over()
          // Said to be paid all the same: that case is closed by two people first.
          if (row.attention !== null) over()
          await outcomes.refused(tx, row, note, { by: 'OPERATOR', person })
          return
        }
        if (row.state !== 'REVIEW') over()
        if (await agreed(tx, row, 'APPROVE', person, row.approvals))
          await step(tx, row, { step: 'APPROVED', ...who }, { state: 'APPROVED' })
      }),

    settle: async ({ withdrawal, action, note }, person) => {
      const row = await find(withdrawal)
      if (action === 'ASK' || action === 'AGAIN') {
        if (!isUndecided(row)) over()
        await (action === 'ASK' ? payouts.ask(row) : payouts.sendAgain(row))
        return changed(withdrawal, async () => {})
      }
      return changed(withdrawal, async (tx, locked) => {
        if (action === 'CLOSE') {
          if (locked.attention === null || isUndecided(locked)) over()
          if (!(await agreed(tx, locked, action, person, BOTH))) return
          // The next time something is odd about it, both are asked anew.
          await forgetApprovals(tx, locked.id, action)
          await changeWithdrawal(tx, locked.id, { attention: null })
          return
        }
        if (!isUndecided(locked)) over()
        if (!(await agreed(tx, locked, action, person, BOTH))) return
        const who = { by: 'OPERATOR', person } as const
        await (action === 'PAID' ? outcomes.paid(tx, locked, null, who) : outcomes.refused(tx, locked, note, who))
      })
    },

    reply: ({ withdrawal, text }, person) =>
      changed(withdrawal, async (tx, row) => {
        if (row.receipt !== 'DISPUTED') over()
        await step(tx, row, { step: 'MESSAGE', by: 'OPERATOR', person, text })
      }),

    resolve: ({ withdrawal, action, note }, person) =>
      changed(withdrawal, async (tx, row) => {
        if (row.receipt !== 'DISPUTED') over()
        const who = { by: 'OPERATOR', person, text: note } as const
        if (action === 'FOUND') {
          await step(tx, row, { step: 'FOUND', ...who }, { receipt: 'RESOLVED', ...restReceived(row) })
          return
        }
        if (!(await agreed(tx, row, 'CREDIT', person, row.remaining > config.twoPeopleAbove ? BOTH : 1))) return
        await money.credit(tx, row, row.remaining)
        await step(tx, row, { step: 'CREDITED', ...who }, { receipt: 'RESOLVED', ...restMissing(row) })
      }),
  }
}
