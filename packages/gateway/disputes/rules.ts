import { DISPUTE_ANSWER_HOURS, DISPUTE_TEXT, type DisputeState, FACT_NAME, FACT_TEXT } from '@portico/contract/dispute/shapes'
import { plainText } from '@portico/contract/kit/plain-text'
import { lengthFault } from '@portico/contract/kit/text-length'
import { Failure } from '../failure.ts'
import { DAY_MS, HOUR_MS } from '../kit/duration.ts'
import type { DisputeRow } from './store.ts'

const ANSWER_MS = DISPUTE_ANSWER_HOURS * HOUR_MS
/** How long an agent may ask for a second look. */
const SECOND_LOOK_MS = 7 * DAY_MS
/** As long as corrections change a period: both sides rely on a closed book from then on. */
const OPEN_DAYS = 90
/** So many disputes of one agent wait for the desk at most. */
export const MOST_WAITING = 10

export const deadline = (now: Date): Date => new Date(now.getTime() + ANSWER_MS)

export const disputableUntil = (end: string): Date => new Date(Date.parse(end) + OPEN_DAYS * DAY_MS)

export const secondLookUntil = ({ answeredAt }: Pick<DisputeRow, 'answeredAt'>): Date | null =>
  answeredAt && new Date(answeredAt.getTime() + SECOND_LOOK_MS)

/** An answer of before then was left alone, and its dispute is closed. */
export const closedBefore = (now: Date): Date => new Date(now.getTime() - SECOND_LOOK_MS)

/** Where a dispute stands: one that was answered and left alone is closed. */
export const stateOf = (row: Pick<DisputeRow, 'state' | 'answeredAt'>, now: Date): DisputeState => {
  const until = secondLookUntil(row)
  return row.state === 'ANSWERED' && until !== null && now >= until ? 'CLOSED' : row.state
}

/** The name of a fact and what one side says of it, as they are stored. @throws Failure FIELD_INVALID of `fact` or `text` */
export const readFact = (name: string, written: string): { readonly fact: string; readonly text: string } => {
  const faults = { fact: lengthFault(name, FACT_NAME), text: lengthFault(written, FACT_TEXT) }
  for (const [field, fault] of Object.entries(faults)) if (fault) throw new Failure('FIELD_INVALID', { fields: { [field]: { ...fault } } })
  return { fact: plainText(name), text: plainText(written) }
}

/** A text as it is stored. @throws Failure FIELD_INVALID of `text` where it is too short or too long */
export const readText = (written: string): string => {
  const fault = lengthFault(written, DISPUTE_TEXT)
  if (fault) throw new Failure('FIELD_INVALID', { fields: { text: { ...fault } } })
  return plainText(written)
}
