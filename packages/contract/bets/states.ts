import * as z from 'zod/mini'

export const betState = z.enum(['WAITING', 'WON', 'LOST', 'PUSH', 'VOID'])
export type BetState = z.infer<typeof betState>

/** How a plan over several issues stands. `STOPPED`: by a win; `CANCELLED`: by its owner. */
export const chaseState = z.enum(['ACTIVE', 'DONE', 'STOPPED', 'CANCELLED'])
export type ChaseState = z.infer<typeof chaseState>

export const chaseLineState = z.enum(['PENDING', 'PLACED', 'RELEASED', 'VOID'])

/** Why a line's stake went back to cash before it was bet. */
export const releaseReason = z.enum(['WON', 'CANCELLED', 'MISSED', 'VOID'])
