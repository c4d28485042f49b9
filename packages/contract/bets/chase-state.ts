import * as z from 'zod/mini'

/** How a plan over several issues stands. `STOPPED`: by a win; `CANCELLED`: by its owner. */
export const chaseState = z.enum(['ACTIVE', 'DONE', 'STOPPED', 'CANCELLED'])
export type ChaseState = z.infer<typeof chaseState>
