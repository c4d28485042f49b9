import * as z from 'zod/mini'

const moment = z.int().check(z.minimum(0))

/** What the updates keep from one start to the next, in the profile. Moments are milliseconds since the epoch. */
export const updateMemory = z.strictObject({
  /** In a row; a version that starts well clears them. */
  failures: z.int().check(z.minimum(0), z.maximum(99)),
  pausedUntil: z.nullable(moment),
  /** The oldest version this client has heard of and not installed. */
  firstSeen: z.nullable(z.strictObject({ version: z.string(), at: moment })),
  /** How the running version has started so far, and which one ran before it. */
  boot: z.nullable(
    z.strictObject({ version: z.string(), previous: z.nullable(z.string()), starts: z.int().check(z.minimum(0)), healthy: z.boolean() }),
  ),
  /** A version that was taken back here, never offered again. */
  withdrawn: z.nullable(z.string()),
  /** Draws this installation's place in each staged release. Stays on this machine. */
  rolloutSeed: z.nullable(z.string()),
})
export type UpdateMemory = z.infer<typeof updateMemory>

export const freshUpdateMemory: UpdateMemory = {
  failures: 0,
  pausedUntil: null,
  firstSeen: null,
  boot: null,
  withdrawn: null,
  rolloutSeed: null,
}
