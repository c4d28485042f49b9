import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { formatUnits, parseUnits, toMoney, type Units } from '@portico/contract/kit/money'
import type { createWithdrawal } from '@portico/contract/withdrawal/calls'
import type { Ways } from '../cashier/index.ts'
import type { Config } from '../config.ts'
import { derivedId, fingerprintOf } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { once } from '../db/once.ts'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { DAY_MS, HOUR_MS } from '../kit/duration.ts'
import { typedUnits } from '../kit/typed-units.ts'
import { cashOf, findAccount, lockAccount } from '../ledger/index.ts'
import type { Platform } from '../platform.ts'
import type { Proofs } from '../session/index.ts'
import type { BonusPurse, Turnover } from '../turnover/index.ts'
import type { WithdrawPassword } from '../withdraw-password/index.ts'
import type { Money } from './money.ts'
import { type PayeeRow, payeesById } from './payee-store.ts'
import { referenceOf } from './reference.ts'
import type { SameMethod } from './same-method.ts'
import type { Steps } from './steps.ts'
import { countDisputed, countOpen, findWithdrawal, insertWithdrawal, type WithdrawalRow } from './store.ts'
import type { Verified } from './verified.ts'

/** Withdrawals that may be on their way for one member at a time. */
const MOST_OPEN = 5
/** So many disputes within so long, and somebody looks at the next withdrawal. */
const DISPUTES = { most: 2, withinMs: 90 * DAY_MS }

export type Requester = Pick<Caller, 'memberId' | 'currency' | 'sessionId'>

export interface RequestDeps {
  readonly config: Config['withdrawals']
  readonly ways: Pick<Ways, 'payers'>
  readonly withdrawPassword: Pick<WithdrawPassword, 'isSet' | 'check' | 'replacedAt'>
  readonly proofs: Pick<Proofs, 'requireFresh'>
  readonly turnover: Pick<Turnover, 'checkFree' | 'standing'>
  readonly purse: Pick<BonusPurse, 'standing' | 'forfeit'>
  readonly sameMethod: SameMethod
  readonly verified: Verified
  readonly money: Money
  readonly step: Steps
}

export interface Requests {
  /**
   * Sets the money aside and says what becomes of it. The same key answers for the same withdrawal.
   * @throws Failure AMOUNT_DECIMALS, AMOUNT_OUT_OF_RANGE, INSUFFICIENT_FUNDS, PAYEE_UNKNOWN, REQUIREMENT_OPEN, CONFIRM_FORFEIT, SAME_METHOD_FIRST, VERIFICATION_REQUIRED, REAUTHENTICATE, WITHDRAW_PASSWORD_…,
   * TOO_MANY_WITHDRAWALS, NEED_TRUE_ACCOUNT, IDEMPOTENCY_CONFLICT, UNAVAILABLE
   */
  create(caller: Requester, request: RequestOf<typeof createWithdrawal>, key: string): Promise<ResponseOf<typeof createWithdrawal>>
  /** A request that waits for nothing any more: people look at it, or it is agreed to. */
  admit(tx: Tx, row: WithdrawalRow): Promise<WithdrawalRow>
  /** Until when a changed password holds payouts back; null where none does. */
  heldUntil(caller: Pick<Requester, 'memberId'>): Promise<Date | null>
}

const withdrawalFee = (amount: Units, { fee }: Pick<Config['withdrawals'], 'fee'>): Units => (amount * BigInt(fee)) / 10_000n

export const createRequests = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { config, ways, withdrawPassword, proofs, turnover, purse, sameMethod, verified, money, step }: RequestDeps,
): Requests => {
  const db = database.orm
  const { min, max } = config

  const admit: Requests['admit'] = (tx, row) =>
    row.approvals > 0 ? step(tx, row, { step: 'REVIEW' }, { state: 'REVIEW' }) : step(tx, row, { step: 'APPROVED' }, { state: 'APPROVED' })

  const heldUntil: Requests['heldUntil'] = async (caller) => {
    const replacedAt = await withdrawPassword.replacedAt(caller)
    const until = replacedAt && new Date(replacedAt.getTime() + config.delayHours * HOUR_MS)
    return until && until > clock.now() ? until : null
  }

  const ownPayee = async (memberId: string, id: string): Promise<PayeeRow> => {
    const row = (await payeesById(db, [id])).get(id)
    return row?.memberId === memberId && row.removedAt === null ? row : refuse('PAYEE_UNKNOWN')
  }

  /** Everything that can be wrong before money is touched; the password last, since a guess costs. */
  const check = async (caller: Requester, { payeeId, amount, withdrawPassword: password }: RequestOf<typeof createWithdrawal>) => {
    const units = typedUnits(amount, caller.currency)
    if (units < min || units > max) throw new Failure('AMOUNT_OUT_OF_RANGE', { remaining: formatUnits(units < min ? min : max) })
    const to = await ownPayee(caller.memberId, payeeId)
    const provider = ways.payers().find(({ payouts }) => payouts?.institutions.some(({ code }) => code === to.institution))
    if (!provider) throw new Failure('UNAVAILABLE')
    await proofs.requireFresh(caller)
    // Without a password nobody but who has the session would be asked.
    if (!(await withdrawPassword.isSet(caller))) throw new Failure('WITHDRAW_PASSWORD_REQUIRED')
    await withdrawPassword.check(caller, password)
    return { to, provider }
  }

  /** Who leaves while a bonus is active gives it up, and says so: a refusal names what would be lost. */
  const leaveBonus = async (tx: Tx, { memberId, currency }: Requester, amount: Units, forfeit = false): Promise<void> => {
    const standing = await purse.standing(tx, { memberId, currency })
    if (standing === undefined || amount > standing.cash) return
    if (!forfeit) throw new Failure('CONFIRM_FORFEIT', { remaining: formatUnits(standing.bonus) })
    await purse.forfeit(tx, { memberId, currency })
  }

  const approvalsFor = async (tx: Tx, memberId: string, amount: Units, now: Date): Promise<number> => {
    if (amount > config.twoPeopleAbove) return 2
    return (await countDisputed(tx, memberId, new Date(now.getTime() - DISPUTES.withinMs))) >= DISPUTES.most ? 1 : 0
  }

  return {
    admit,
    heldUntil,
    create: async (caller, request, key) => {
      const { memberId, currency } = caller
      const id = derivedId('withdrawal', memberId, key)
      const amount = parseUnits(request.amount)
      const now = clock.now()
      // A repeat is answered as the first try was, whatever has changed since.
      const checked = (await findWithdrawal(db, id)) ? undefined : await check(caller, request)
      const passwordHold = checked && (await heldUntil(caller))
      const kinds = await sameMethod.kinds()
      const fingerprint = fingerprintOf({ call: 'createWithdrawal', payee: request.payeeId, amount: formatUnits(amount) })
      return db.transaction((tx) =>
        once(tx, { memberId, key, fingerprint, at: now }, async () => {
          const { to, provider } = checked ?? refuse('IDEMPOTENCY_CONFLICT')
          const account = (await findAccount(tx, cashOf(memberId, currency))) ?? refuse('NEED_TRUE_ACCOUNT')
          await lockAccount(tx, account.id)
          if ((await countOpen(tx, memberId)) >= MOST_OPEN) throw new Failure('TOO_MANY_WITHDRAWALS', { remaining: String(MOST_OPEN) })
          // Under the account's lock: two at once are looked at one after the other.
          await sameMethod.check(tx, caller, kinds, { kind: to.kind, amount })
          await verified.check(tx, caller, amount)
          await turnover.checkFree(tx, caller, amount)
          await leaveBonus(tx, caller, amount, request.forfeit)
          const waits = [to.readyAt, ...(passwordHold ? [passwordHold] : [])]
            .filter((each) => each > now)
            .toSorted((one, other) => +other - +one)
          const row = await insertWithdrawal(tx, {
            id,
            reference: referenceOf(id),
            memberId,
            payeeId: to.id,
            provider: provider.name,
            amount,
            fee: withdrawalFee(amount, config),
            currency,
            state: 'REQUESTED',
            approvals: await approvalsFor(tx, memberId, amount, now),
            createdAt: now,
            changedAt: now,
            notBefore: waits[0] ?? null,
          })
          const balance = await money.hold(tx, row)
          const requested = await step(tx, row, { step: 'REQUESTED', by: 'MEMBER' })
          const { state } = row.notBefore === null ? await admit(tx, requested) : requested
          return { withdrawalId: id, state, amount: toMoney(amount, currency), balance: toMoney(balance, currency) }
        }),
      )
    },
  }
}
