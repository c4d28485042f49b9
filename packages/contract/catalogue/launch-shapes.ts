import * as z from 'zod/mini'

/** A game for real, or its free trial. */
export const launchMode = z.enum(['real', 'demo'])
export type LaunchMode = z.infer<typeof launchMode>
