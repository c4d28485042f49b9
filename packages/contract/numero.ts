import * as z from 'zod/mini'
import { draw } from './draw.ts'
import { instant } from './wire.ts'

export const numeroState = z.enum(['SCHEDULED', 'OPEN', 'SEALED', 'DRAWN', 'SETTLED', 'VOID'])

/** An issue. Bets are taken while `openAt <= now < sealAt`; the server's clock decides. */
export const numero = z.object({
  numero: z.string(),
  state: numeroState,
  openAt: instant,
  sealAt: instant,
  drawAt: instant,
  /** sha256 of the server seed, published before the issue opens; null where the draw comes from a feed. */
  commitment: z.nullable(z.string()),
  /** Merkle root of the bets, published when the issue is sealed and before it is drawn; null until then. */
  root: z.nullable(z.string()),
})
export type Numero = z.infer<typeof numero>

export const drawResult = z.object({
  numero: z.string(),
  drawAt: instant,
  result: draw,
  /** False where the source gives the numbers sorted; ordered plays never settle from it. */
  ordered: z.boolean(),
  resultVersion: z.int(),
})
export type DrawResult = z.infer<typeof drawResult>
