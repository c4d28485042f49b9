import * as z from 'zod/mini'
import { instant, int } from '../kit/wire.ts'

/** What of a pool changes with each ticket: its prizes in their order, and how often a raffle was entered. */
export const poolLeft = z.object({
  id: z.uuid(),
  entries: int(),
  prizes: z.array(z.object({ left: int(), lastAt: z.nullable(instant) })),
})
export type PoolLeft = z.infer<typeof poolLeft>
