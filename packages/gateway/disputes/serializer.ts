import type { DisputeHead, DisputeWhole } from '@portico/contract/dispute/shapes'
import { toMoney } from '@portico/contract/kit/money'
import type { Queryable } from '../db/open.ts'
import { secondLookUntil, stateOf } from './rules.ts'
import type { DisputeLines } from './lines.ts'
import { factsOf } from './facts.ts'
import { type DisputeRow, entriesOf } from './store.ts'

export const headOf = (row: DisputeRow, now: Date): DisputeHead => {
  const state = stateOf(row, now)
  // Somebody else's answer to a second look is the last.
  const again = state === 'ANSWERED' ? secondLookUntil(row) : null
  const { id, reason, outcome, lineId, kind, code, label, lineVersion, leftMs, version } = row
  return {
    id,
    number: `DP-${row.serial}`,
    reason,
    state,
    outcome,
    lineId,
    kind,
    code,
    label,
    from: row.startsAt.toISOString(),
    lineVersion,
    amount: toMoney(row.amount, row.currency),
    openedAt: row.openedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    answerBy: row.answerBy?.toISOString() ?? null,
    leftMs,
    secondLookUntil: again?.toISOString() ?? null,
    version,
  }
}

export const wholeOf = async (db: Queryable, lines: DisputeLines, row: DisputeRow, now: Date): Promise<DisputeWhole> => {
  const entries = (await entriesOf(db, row.id)).map(({ id, event, by, person, outcome, fact, text, at }) => ({
    id,
    event,
    by,
    person,
    outcome,
    fact,
    text,
    at: at.toISOString(),
  }))
  return {
    head: headOf(row, now),
    entries,
    facts: factsOf(entries),
    versions: [...(await lines.versions(db, row.memberId, row.lineId))],
    recalculated: await lines.recalculate(db, row.memberId, row.lineId),
  }
}
