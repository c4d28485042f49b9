import { playOf } from '@portico/lottery/catalogue'
import type { Play } from '@portico/lottery/play'
import type { Draw } from '@portico/lottery/drawn'
import { type Answer, type Case, settleCase } from '@portico/lottery/settle-case'
import * as z from 'zod/mini'

/** What a line of a file can be wrong in beyond the refusals of a bet. */
type Fault = 'BAD_FORMAT' | 'BAD_BET' | 'BAD_DRAW' | 'BAD_PRICING' | 'INTERNAL_ERROR'

export type LineAnswer = Answer | { readonly id: string | number | null; readonly error: Fault }

const either = <const A extends string, const B extends string>(a: A, b: B) => z.optional(z.enum([a, b]))

const RULES = z.optional(
  z.object({
    tie: either('lose', 'push'),
    sum30: either('lose', 'push'),
    gy11: either('small', 'push'),
    pairStarTriple: either('win', 'lose'),
    triple: either('normal', 'lose'),
    parlayPush: either('one', 'void2'),
    maxNotes: z.optional(z.int().check(z.nonnegative())),
  }),
)

const PRICES = z.record(z.string(), z.string().check(z.regex(/^\d+(?:\.\d+)?$/)))

const PRICING = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('prizeGroup'), group: z.int().check(z.positive()) }),
  z.object({ kind: z.literal('fixed'), prizes: PRICES }),
  z.object({ kind: z.literal('odds'), odds: PRICES }),
])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDrawOf = (play: Play, draw: unknown): boolean => {
  try {
    play.drawn(draw as Draw)
    return true
  } catch {
    return false
  }
}

/** The field to blame for what the rules library takes for a fault of its caller. */
const faultOf = (error: unknown, play: Play, { draw, pricing }: Readonly<Record<string, unknown>>): Fault => {
  if (!isDrawOf(play, draw)) return 'BAD_DRAW'
  return error instanceof RangeError || !PRICING.safeParse(pricing).success ? 'BAD_PRICING' : 'INTERNAL_ERROR'
}

/** Settles whatever a line of JSON held, and throws at nothing: see `--help` for the codes. Keys beyond those of a case are let be. */
export const answerTo = (value: unknown): LineAnswer => {
  if (!isRecord(value)) return { id: null, error: 'BAD_FORMAT' }
  const { game, play: name, bet, rules, pricing } = value
  const id = typeof value['id'] === 'string' || typeof value['id'] === 'number' ? value['id'] : null
  const play = typeof game === 'string' && typeof name === 'string' ? playOf(game, name) : undefined
  if (id === null || !play || !RULES.safeParse(rules).success) return { id, error: 'BAD_FORMAT' }
  if (!isRecord(bet)) return { id, error: 'BAD_BET' }
  try {
    const answer = settleCase(value as unknown as Case)
    return 'error' in answer || PRICING.safeParse(pricing).success ? answer : { id, error: 'BAD_PRICING' }
  } catch (error) {
    return { id, error: faultOf(error, play, value) }
  }
}
