import { isCalendarDay } from '../kit/wire.ts'
import { ANYTHING, DAY_FAMILIES, wholeText } from './pattern-families.ts'
import type { FieldRule } from './shapes.ts'

/** Fields whose text is a secret, which is compared letter by letter. */
const SECRETS: ReadonlySet<string> = new Set(['password', 'confirmPassword', 'paymentPassword'])

/** Fields that hold a phone number, which people write in groups. */
const PHONES: ReadonlySet<string> = new Set(['mobileNum', 'zalo', 'whatsapp'])

/**
 * What nobody sees: control characters, marks that turn the direction of what follows, halves of characters. The two joiners are left,
 * which some scripts are written with.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cn}]|(?![\u200C\u200D])\p{Cf}/u

/** A field's text as it is judged and stored: in one form of Unicode, without spaces around it. A secret stays as it was typed. */
export const fieldText = (field: string, typed: string): string => {
  if (SECRETS.has(field)) return typed
  const text = typed.normalize('NFKC').trim()
  return PHONES.has(field) ? text.replaceAll(/[\s().-]/g, '') : text
}

/** A day as a family of patterns writes it, as yyyy-MM-dd; undefined where there is no such day. */
export const dayOf = (text: string, patternId: number): string | undefined => {
  const day = DAY_FAMILIES[patternId] === 'MM-dd-yyyy' ? `${text.slice(6)}-${text.slice(0, 5)}` : text
  return isCalendarDay(day) ? day : undefined
}

const matches = ({ acceptedPattern, patternId }: FieldRule, text: string): boolean =>
  (acceptedPattern === ANYTHING || new RegExp(wholeText(acceptedPattern), 'u').test(text)) &&
  (!(patternId in DAY_FAMILIES) || dayOf(text, patternId) !== undefined)

/**
 * What a text (see `fieldText`) breaks of a rule: the rule's pattern id, or `unseen`; undefined where nothing. The gateway and the form
 * both ask it. Length counts characters, not code units, and is judged first, so that no pattern is held against a long text.
 */
export const brokenRule = (rule: FieldRule, text: string): string | undefined => {
  if (text === '') return rule.required ? String(rule.patternId) : undefined
  const { length } = [...text]
  if (length < rule.minLength || length > rule.maxLength) return String(rule.patternId)
  if (!SECRETS.has(rule.field) && UNSEEN.test(text)) return 'unseen'
  return matches(rule, text) ? undefined : String(rule.patternId)
}
