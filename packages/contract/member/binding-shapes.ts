import * as z from 'zod/mini'
import { instant } from '../kit/wire.ts'

export const bindingKind = z.enum(['EMAIL', 'MOBILE'])
export type BindingKind = z.infer<typeof bindingKind>

/** An address that a member has proved to have; it is shown in part. */
export const boundAddress = z.object({ kind: bindingKind, masked: z.string(), boundAt: instant })
export type BoundAddress = z.infer<typeof boundAddress>
