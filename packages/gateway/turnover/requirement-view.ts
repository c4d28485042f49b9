import { toMoney, type Units } from '@portico/contract/kit/money'
import type { Requirement } from '@portico/contract/withdrawal/shapes'
import type { RequirementRow } from './store.ts'

/** A requirement as its member reads of it. How far one has come that is waived says nothing any more. */
export const requirementView = (row: RequirementRow, progress: Units, state: Requirement['state']): Requirement => ({
  id: row.id,
  kind: row.kind,
  at: row.since.toISOString(),
  amount: toMoney(row.amount, row.currency),
  target: toMoney(row.required, row.currency),
  progress: toMoney(state === 'WAIVED' ? 0n : progress, row.currency),
  state,
})
