import * as z from 'zod/mini'
import { checked, upTo } from '../kit/wire.ts'
import { betTerms } from './shapes.ts'

/** What a member was promised when a bet was accepted. */
export const receipt = z.extend(betTerms, {
  flags: z.record(upTo(20), z.string()),
  /** Decimal string with four places, and its currency. */
  stake: z.string(),
  currency: z.string(),
})

/** Where a receipt stands in the sealed list: what leads from it to the root, one neighbour's hash a step. */
export const inclusion = z.object({
  root: z.string(),
  path: checked(z.array(z.object({ side: z.enum(['before', 'after']), hash: upTo(64) })), z.maxLength(64)),
})

/** What a saved receipt holds: before the issue is sealed there is no way to the root yet. */
export const savedReceipt = z.object({ receipt, inclusion: z.nullable(inclusion) })
export type SavedReceipt = z.infer<typeof savedReceipt>
