import * as z from 'zod/mini'
import { failureCode } from './failure.ts'
import { nextStep } from './next-step.ts'

/** One refused field: which one, and the rule it broke (a pattern id, `required`, `taken`, …) with its bounds. */
export const fieldFailure = z.object({
  rule: z.string(),
  min: z.optional(z.number()),
  max: z.optional(z.number()),
})
export type FieldFailure = z.infer<typeof fieldFailure>

export const failureEnvelope = z.object({
  success: z.literal(false),
  code: failureCode,
  message: z.optional(z.string()),
  fields: z.optional(z.record(z.string(), fieldFailure)),
  captcha: z.optional(z.boolean()),
  /** Seconds. */
  retryAfter: z.optional(z.number()),
  /** What the refused thing still allows, e.g. the balance or the cap, as a decimal string. */
  remaining: z.optional(z.string()),
  /** With SIGN_IN_INCOMPLETE. */
  next: z.optional(nextStep),
  /** The play whose limit was met. */
  play: z.optional(z.string()),
  /** Which proofs would do, where one is asked for. */
  methods: z.optional(z.array(z.string())),
  /** Which no it is, where a code has several. */
  reason: z.optional(z.string()),
  traceId: z.string(),
})
export type FailureEnvelope = z.infer<typeof failureEnvelope>

/** The outer shape of every answer; `value` is then read with the call's own response schema. */
export const envelope = z.discriminatedUnion('success', [z.object({ success: z.literal(true), value: z.unknown() }), failureEnvelope])
