import * as z from 'zod/mini'

/** An instant, ISO 8601 in UTC. */
export const instant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?Z$/))
/** A calendar day in the merchant's time zone. */
export const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/))

/** Whether a text is a day there is, written like 2026-04-11. */
export const isCalendarDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.startsWith(text) === true

/** A number that may arrive in a query string. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.union([z.number(), z.string().check(z.regex(/^\d{1,9}$/))]),
    z.pipe(z.transform(Number), z.int().check(z.minimum(min), z.maximum(max))),
  )

export const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
export const gameCode = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,40}$/))

/** Pages count from 1. */
export const pageNumber = z._default(queryInt(1, 1_000_000), 1)

/** `{pageNo, pageSize}` of a paged list. */
export const paging = (maxSize: number) => ({
  pageNo: pageNumber,
  pageSize: z._default(queryInt(1, maxSize), Math.min(18, maxSize)),
})

/** A text in each language of the brand, by gateway language code. */
export const localized = z.record(z.string().check(z.regex(/^[A-Z]{2,5}$/)), z.string().check(z.maxLength(20_000)))
export type Localized = z.infer<typeof localized>

export const nothing = z.object({})
