import * as z from 'zod/mini'

/** What the person was told once and need not be told again. */
export const hintsSlice = z.object({
  /** The client goes on in the tray. */
  stays: z.boolean(),
})
export type Hints = z.infer<typeof hintsSlice>
export const NO_HINTS: Hints = { stays: false }
