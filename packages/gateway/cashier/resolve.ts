import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { toMoney } from '@portico/contract/kit/money'
import type { listUnmatchedPayments, resolveUnmatchedPayment, UnmatchedPayment } from '@portico/contract/cashier/operator-calls'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { findByAccount, findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { Credit } from './credit.ts'
import type { Mark } from './mark.ts'
import { referenceOf } from './reference.ts'
import type { Reverse } from './reverse.ts'
import { type DepositRow, insertDeposit, lockDeposit } from './store.ts'
import type { Unmatched } from './unmatched.ts'
import { changeUnmatched, lockUnmatched, unmatchedIn, type UnmatchedRow } from './unmatched-store.ts'

export interface Resolutions {
  list(request: RequestOf<typeof listUnmatchedPayments>): Promise<ResponseOf<typeof listUnmatchedPayments>>
  /**
   * Ends a case; what moves money is proposed by the first person and done when another says the same.
   * @throws Failure PAYMENT_UNKNOWN | PAYMENT_RESOLVED | PAYMENT_NOT_CREDITABLE | PAYMENT_NOT_REVERSIBLE | ACCOUNT_UNKNOWN | SAME_PERSON
   */
  resolve(request: RequestOf<typeof resolveUnmatchedPayment>, operator: string): Promise<ResponseOf<typeof resolveUnmatchedPayment>>
}

type Proposal = NonNullable<UnmatchedRow['proposal']>

export interface ResolveDeps {
  readonly unmatched: Unmatched
  readonly credit: Credit
  readonly reverse: Reverse
  readonly mark: Mark
}

export const serializeCase = (
  { provider, providerRef, depositId, amount, currency, reason, held, receivedAt, state, ...row }: UnmatchedRow,
  account: string | null,
): UnmatchedPayment => ({
  id: row.id,
  provider,
  providerRef,
  depositId,
  account,
  amount: toMoney(amount, currency),
  reason,
  held,
  receivedAt: receivedAt.toISOString(),
  state,
  resolvedAt: row.resolvedAt?.toISOString() ?? null,
  resolvedBy: row.resolvedBy,
  note: row.note,
  proposal: row.proposal,
})

/** Whether its deposit is looked at because of it. */
const inReview = ({ reason }: UnmatchedRow): boolean => reason === 'OTHER_AMOUNT' || reason === 'OVER_LIMIT'

export const createResolutions = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { unmatched, credit, reverse, mark }: ResolveDeps,
): Resolutions => {
  const ownerOf = async (tx: Tx, { memberId }: UnmatchedRow) => (memberId === null ? undefined : findMember(tx, memberId))

  /** What was paid becomes a deposit of its own, for the amount that came. */
  const creditTo = async (tx: Tx, row: UnmatchedRow, memberId: string): Promise<void> => {
    const { amount, currency, method } = row
    const id = derivedId(row.id, 'CREDIT')
    const { provider, receivedAt: createdAt } = row
    const reference = referenceOf(id)
    const own = { id, reference, provider, memberId, method, amount, currency, state: 'PENDING_PAYMENT', createdAt } as const
    await credit(tx, await insertDeposit(tx, own), null)
    const former = inReview(row) ? await lockDeposit(tx, row.depositId) : undefined
    if (former?.state === 'REVIEW') await mark(tx, former, { state: 'FAILED' })
  }

  /** The deposit whose credit the provider took back. */
  const reversible = async (tx: Tx, row: UnmatchedRow): Promise<DepositRow> => {
    const deposit = row.reason === 'REVERSAL' ? await lockDeposit(tx, row.depositId) : undefined
    // Of another payment than the one that was credited there is nothing to take from the balance.
    if (deposit?.state !== 'CREDITED' || deposit.providerRef !== row.providerRef) throw new Failure('PAYMENT_NOT_REVERSIBLE')
    return deposit
  }

  /** Nothing is to come of it: its deposit is over, too. */
  const drop = async (tx: Tx, row: UnmatchedRow): Promise<void> => {
    const deposit = inReview(row) ? await lockDeposit(tx, row.depositId) : undefined
    if (deposit?.state === 'REVIEW') await mark(tx, deposit, { state: 'FAILED' })
  }

  /** Whether it is to be done now: nothing moves by it, or another person has said the same before. Otherwise it stands as this person's proposal. */
  const agreed = async (tx: Tx, row: UnmatchedRow, wish: Pick<Proposal, 'action' | 'account' | 'note' | 'by'>): Promise<boolean> => {
    if (wish.action === 'CLOSE' && !row.held) return true
    const before = row.proposal
    const same = before?.action === wish.action && before.account === wish.account
    if (same && before.by === wish.by) throw new Failure('SAME_PERSON')
    if (!same) await changeUnmatched(tx, row.id, { proposal: { ...wish, at: clock.now().toISOString() } })
    return same
  }

  const STATES = { CREDIT: 'CREDITED', CLOSE: 'CLOSED', REVERSE: 'REVERSED' } as const

  return {
    list: async ({ state }) => ({
      list: (await unmatchedIn(database.orm, state)).map(({ row, account }) => serializeCase(row, account)),
    }),
    resolve: ({ id, action, account, note }, resolvedBy) =>
      database.orm.transaction(async (tx) => {
        const row = (await lockUnmatched(tx, id)) ?? refuse('PAYMENT_UNKNOWN')
        if (row.state !== 'OPEN') throw new Failure('PAYMENT_RESOLVED')
        const named = account === undefined ? await ownerOf(tx, row) : await findByAccount(tx, account)
        const payee = action === 'CREDIT' ? (named ?? refuse('ACCOUNT_UNKNOWN')) : undefined
        if (payee && (!row.held || payee.currency !== row.currency)) throw new Failure('PAYMENT_NOT_CREDITABLE')
        const former = action === 'REVERSE' ? await reversible(tx, row) : undefined
        const owner = payee ?? (await ownerOf(tx, row))
        if (!(await agreed(tx, row, { action, account: payee?.account ?? null, note, by: resolvedBy })))
          return { payment: serializeCase((await lockUnmatched(tx, id))!, owner?.account ?? null) }
        await unmatched.release(tx, row)
        if (payee) await creditTo(tx, row, payee.id)
        else if (former) await reverse(tx, former)
        else await drop(tx, row)
        const change = { state: STATES[action], resolvedAt: clock.now(), resolvedBy, note } as const
        await changeUnmatched(tx, id, { ...change, ...(payee ? { memberId: payee.id } : {}) })
        return { payment: serializeCase({ ...row, ...change }, owner?.account ?? null) }
      }),
  }
}
