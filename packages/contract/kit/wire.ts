import * as z from 'zod/mini'

// A bundler cannot know that a schema's methods only build; these functions say so, and what a program does not use falls away.

/** A schema with further checks. */
/* @__NO_SIDE_EFFECTS__ */
export function checked<S extends z.ZodMiniType>(schema: S, ...checks: Parameters<S['check']>): S {
  return schema.check(...checks)
}

/** A whole number. The library's own is the one that does not say it has no side effect. */
/* @__NO_SIDE_EFFECTS__ */
export function int() {
  return z.int()
}

/** A string of this form; `error` says in words what is wanted where a person writes it. */
/* @__NO_SIDE_EFFECTS__ */
export function matching(pattern: RegExp, error?: string) {
  return z.string().check(z.regex(pattern, error))
}

/** A string of at most so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function upTo(max: number) {
  return z.string().check(z.maxLength(max))
}

/** A string of 1 to so many characters. */
/* @__NO_SIDE_EFFECTS__ */
export function text(max: number) {
  return z.string().check(z.minLength(1), z.maxLength(max))
}

/** A list of `min` to `max` entries. */
/* @__NO_SIDE_EFFECTS__ */
export function listOf<S extends z.ZodMiniType>(entry: S, min: number, max: number) {
  return z.array(entry).check(z.minLength(min), z.maxLength(max))
}

/** An instant, ISO 8601 in UTC. */
export const instant = matching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/)
/** A calendar day in the merchant's time zone. */
export const day = matching(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)

/** Whether a text is a day there is, written like 2026-04-11. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** A number that may arrive in a query string. */
/* @__NO_SIDE_EFFECTS__ */
export function queryInt(min: number, max: number) {
  return z.pipe(z.union([z.number(), matching(/^\d{1,9}$/)]), z.pipe(z.transform(Number), int().check(z.minimum(min), z.maximum(max))))
}

export const gameCode = matching(/^[A-Za-z0-9_-]{1,40}$/)

/** Pages count from 1. */
export const pageNumber = z._default(queryInt(1, 1_000_000), 1)

/** `{pageNo, pageSize}` of a paged list. */
/* @__NO_SIDE_EFFECTS__ */
export function paging(maxSize: number) {
  return { pageNo: pageNumber, pageSize: z._default(queryInt(1, maxSize), Math.min(18, maxSize)) }
}

/** A text in each language of the brand, by gateway language code. */
export const localized = z.record(matching(/^[A-Z]{2,5}$/), upTo(20_000))
export type Localized = z.infer<typeof localized>

/** The BCP 47 tag of the language that words are in, where it is not the reader's: it has none of its own. Otherwise null. */
export const otherLanguage = z.nullable(z.string())

export const nothing = z.object({})
