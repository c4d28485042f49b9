import { randomUUID } from 'node:crypto'
import type { Adjustment, decideAdjustment, listAdjustments, proposeAdjustment } from '@portico/contract/cashier/adjustment-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { parseUnits, toMoney } from '@portico/contract/kit/money'
import type { Audit } from '../audit/index.ts'
import { derivedId } from '../db/canonical.ts'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import { cashOf, findAccount, houseOf, type Ledger, lockAccount } from '../ledger/index.ts'
import { findByAccount, findMember } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import { type AdjustmentRow, adjustmentsIn, decideOn, findSame, insertAdjustment, lockAdjustment } from './store.ts'

export interface Adjustments {
  /** Proposes in the name of `person`. @throws Failure ACCOUNT_UNKNOWN, NEED_TRUE_ACCOUNT */
  propose(request: RequestOf<typeof proposeAdjustment>, person: string): Promise<ResponseOf<typeof proposeAdjustment>>
  /** Approves or rejects in the name of `person`. @throws Failure ADJUSTMENT_UNKNOWN, ADJUSTMENT_DECIDED, SAME_PERSON, INSUFFICIENT_FUNDS */
  decide(request: RequestOf<typeof decideAdjustment>, person: string): Promise<ResponseOf<typeof decideAdjustment>>
  list(request: RequestOf<typeof listAdjustments>): Promise<ResponseOf<typeof listAdjustments>>
}

export interface AdjustmentDeps {
  readonly ledger: Ledger
  readonly audit: Pick<Audit, 'write'>
}

const serialize = ({ amount, currency, ...row }: AdjustmentRow, account: string): Adjustment => ({
  id: row.id,
  account,
  direction: row.direction,
  amount: toMoney(amount, currency),
  reason: row.reason,
  state: row.state,
  proposedAt: row.proposedAt.toISOString(),
  proposedBy: row.proposedBy,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decidedBy,
  note: row.note,
})

export const createAdjustments = ({ database, clock, events }: Platform, { ledger, audit }: AdjustmentDeps): Adjustments => {
  const write = (tx: Tx, action: string, person: string, { id, memberId, direction, amount, currency, reason }: AdjustmentRow) =>
    audit.write(tx, {
      actor: `operator:${person}`,
      action,
      subject: memberId,
      details: { adjustment: id, direction, ...toMoney(amount, currency), reason },
    })

  const post = async (tx: Tx, { id, memberId, direction, amount, currency }: AdjustmentRow): Promise<void> => {
    const [cash, house] = [cashOf(memberId, currency), houseOf('house:adjustments', currency)]
    const [debit, credit] = direction === 'CREDIT' ? [house, cash] : [cash, house]
    const code = `ADJUSTMENT_${direction}`
    const { balanceOf } = await ledger.post(tx, [{ id: derivedId(id, code), debit, credit, amount, code, ref: id }], clock.now())
    await events.notify(tx, memberId, 'balance.changed', { balance: toMoney(balanceOf(cash) ?? 0n, currency) })
  }

  return {
    propose: ({ account, direction, amount: text, reason }, person) =>
      database.orm.transaction(async (tx) => {
        const { id: memberId, account: name, currency } = (await findByAccount(tx, account)) ?? refuse('ACCOUNT_UNKNOWN')
        const cash = (await findAccount(tx, cashOf(memberId, currency))) ?? refuse('NEED_TRUE_ACCOUNT')
        // Two that propose the same at once make one proposal.
        await lockAccount(tx, cash.id)
        const own = { memberId, direction, amount: parseUnits(text), reason }
        const before = await findSame(tx, own)
        if (before) return { adjustment: serialize(before, name) }
        const id = randomUUID()
        const row = await insertAdjustment(tx, { id, ...own, currency, state: 'PROPOSED', proposedAt: clock.now(), proposedBy: person })
        await write(tx, 'ADJUSTMENT_PROPOSED', person, row)
        return { adjustment: serialize(row, name) }
      }),

    decide: ({ id, approve, note }, person) =>
      database.orm.transaction(async (tx) => {
        const row = (await lockAdjustment(tx, id)) ?? refuse('ADJUSTMENT_UNKNOWN')
        const { account } = (await findMember(tx, row.memberId))!
        const state = approve ? 'APPROVED' : 'REJECTED'
        // The same word again.
        if (row.state === state && row.decidedBy === person) return { adjustment: serialize(row, account) }
        if (row.state !== 'PROPOSED') throw new Failure('ADJUSTMENT_DECIDED')
        if (approve && row.proposedBy === person) throw new Failure('SAME_PERSON')
        if (approve) await post(tx, row)
        const decided = await decideOn(tx, id, { state, decidedAt: clock.now(), decidedBy: person, note: note ?? null })
        await write(tx, `ADJUSTMENT_${state}`, person, decided)
        return { adjustment: serialize(decided, account) }
      }),

    list: async ({ state }) => ({
      list: (await adjustmentsIn(database.orm, state)).map(({ row, account }) => serialize(row, account)),
    }),
  }
}
