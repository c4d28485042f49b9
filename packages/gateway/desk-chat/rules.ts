import { LONGEST_LINE } from '@portico/contract/desk-chat/shapes'
import { graphemesIn } from '@portico/contract/kit/plain-text'
import { Failure } from '../failure.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../kit/duration.ts'
import { roomText } from '../room/index.ts'

/** So long somebody waits in the queue until what they wrote becomes a case. */
export const PATIENCE_MS = 10 * MINUTE_MS
/** So long a conversation may be silent. */
export const SILENCE_MS = 30 * MINUTE_MS
/** So long a member still sees a chat that has ended. */
export const SHOWN_MS = HOUR_MS
export const KEPT_MS = DAY_MS
/** How many lines a member may say in a minute. */
export const MOST_A_MINUTE = 20
/** So many lines are given at once. */
export const SHOWN_LINES = 200

/** A line as it is stored; empty where pictures go without a word. @throws Failure FIELD_INVALID of `text` where nothing is left of it or it is too long */
export const readLine = (typed: string, hasPictures = false): string => {
  const text = roomText(typed)
  if (text === undefined && hasPictures) return ''
  if (text === undefined) throw new Failure('FIELD_INVALID', { fields: { text: { rule: 'required' } } })
  if (graphemesIn(text) > LONGEST_LINE) throw new Failure('FIELD_INVALID', { fields: { text: { rule: 'too_long', max: LONGEST_LINE } } })
  return text
}
