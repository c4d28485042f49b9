import type { VendorCase } from '../table.ts'
import { VENDOR_ANSWERS } from './answers.ts'
import { VENDOR_DOOR } from './door.ts'
import { VENDOR_LAUNCHES } from './launches.ts'
import { VENDOR_REFUSALS } from './refusals.ts'
import { VENDOR_ROUNDS } from './rounds.ts'
import { VENDOR_WINS } from './wins.ts'

/** Every case of a vendor, by its number; the last looks at all calls that came before it. */
export const VENDOR_CASES: readonly VendorCase[] = [
  ...VENDOR_DOOR,
  ...VENDOR_LAUNCHES,
  ...VENDOR_ROUNDS,
  ...VENDOR_REFUSALS,
  ...VENDOR_WINS,
  ...VENDOR_ANSWERS,
]
