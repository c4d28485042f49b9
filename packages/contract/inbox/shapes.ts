import * as z from 'zod/mini'
import { instant, int, matching, otherLanguage, text } from '../kit/wire.ts'

/** `ACCOUNT`: of money, terms and safety; it cannot be stopped. `OFFER`: marketing. */
export const LETTER_KINDS = /* @__PURE__ */ (() => ['ACCOUNT', 'OFFER'] as const)()
export const letterKind = z.enum(['ACCOUNT', 'OFFER'])
export type LetterKind = z.infer<typeof letterKind>

/**
 * What the house writes by itself. Its values: cases take `number` and `person`; applications for a promotion and orders in the points mall take
 * `subject`, the name in the reader's language, and what was decided with it: `amount` and `currency`, `reason`, or `tracking` with the `kind` of the thing;
 * rounds of games that never ended take the game as `subject`, `amount` and `currency`.
 */
export const letterTemplate = z.enum([
  'CASE_ANSWERED',
  'CASE_SOLVED',
  'APPLICATION_APPROVED',
  'APPLICATION_REJECTED',
  'POINT_ORDER_APPROVED',
  'POINT_ORDER_REJECTED',
  'ROUND_CLOSED',
  'ROUND_RETURNED',
])
export type LetterTemplate = z.infer<typeof letterTemplate>

/** Rises with each letter, whoever it is to. */
export const letterId = matching(/^[1-9]\d{0,14}$/)

/** A page of the site that a letter leads to. */
export const letterLink = matching(/^\/(?![/\\])[^\s\\]{0,199}$/)

export const letter = z.object({
  id: letterId,
  kind: letterKind,
  /** Where it is set, title and body are empty, and the values say what it takes. */
  template: z.nullable(letterTemplate),
  values: z.record(z.string(), z.string()),
  title: z.string(),
  /** Plain text in lines, never markup. */
  body: z.string(),
  lang: otherLanguage,
  link: z.nullable(letterLink),
  sentAt: instant,
  unread: z.boolean(),
})
export type Letter = z.infer<typeof letter>

/** How many letters are unread, by kind. */
export const unreadLetters = z.object({ ACCOUNT: int(), OFFER: int() })

/** Who a letter goes to: one account, an agent with everybody below, or all accounts there are. */
export const letterTo = z.discriminatedUnion('audience', [
  z.object({ audience: z.literal('ONE'), account: text(40) }),
  z.object({ audience: z.literal('TEAM'), account: text(40) }),
  z.object({ audience: z.literal('ALL') }),
])
export type LetterTo = z.infer<typeof letterTo>
