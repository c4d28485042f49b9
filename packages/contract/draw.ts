import * as z from 'zod/mini'
import { day } from './wire.ts'

const text = z.string().check(z.maxLength(12))

/** SSC and LF: digits, first place first. */
const digitsDraw = z.object({ digits: z.string().check(z.regex(/^\d{3,6}$/)) })
/** 11X5 and PK10: numbers of two digits, in the order drawn where `ordered`. */
const numbersDraw = z.object({ numbers: z.readonly(z.array(text).check(z.maxLength(10))), ordered: z.boolean() })
/** K3: three faces. */
const diceDraw = z.object({ dice: z.readonly(z.array(text).check(z.maxLength(3))) })
/** LHC: six normals, in the order drawn where `ordered`, and the special. The day gives the lunar year. */
const markSixDraw = z.object({ date: day, normals: z.readonly(z.array(text).check(z.maxLength(6))), special: text, ordered: z.boolean() })
/** The Vietnamese lotteries: the numbers of each prize, with their leading zeros. */
const lotsDraw = z.object({
  date: day,
  province: z.optional(z.string().check(z.maxLength(40))),
  lots: z.record(z.string().check(z.regex(/^[a-z0-9]{1,4}$/)), z.readonly(z.array(text).check(z.maxLength(10)))),
})

/** What a lottery drew, in the form its game has. */
export const draw = z.union([digitsDraw, numbersDraw, diceDraw, markSixDraw, lotsDraw])
export type Draw = z.infer<typeof draw>

/** What a lottery draws, as far as its game leaves it open. */
export const drawShape = z.union([
  z.object({ kind: z.literal('digits'), count: z.int() }),
  z.object({ kind: z.literal('numbers'), pick: z.int(), of: z.int() }),
  z.object({ kind: z.literal('dice') }),
  z.object({ kind: z.literal('mark-six') }),
  z.object({ kind: z.literal('lots'), layout: z.enum(['north', 'south']) }),
])
