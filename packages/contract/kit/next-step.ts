import * as z from 'zod/mini'
import { instant } from './wire.ts'

/** How somebody proves who they are besides what they signed in with. */
export const proofMethod = z.enum(['SMS', 'EMAIL', 'TOTP', 'RECOVERY_CODE', 'PASSKEY'])
export type ProofMethod = z.infer<typeof proofMethod>

/** What the owner of an account types back of it, beside a code that was sent or is shown by an app, and never alone. */
export const typedBackField = z.enum(['payeeName', 'phone'])
export type TypedBackField = z.infer<typeof typedBackField>

/** What is left to do before a session opens; the flow itself is in a cookie of the browser that began it. */
export const nextStep = z.object({
  step: z.enum(['VERIFY', 'CHANGE_PASSWORD', 'ENROL']),
  /**
   * Why: a device and network that the account was never seen at, a password that somebody else chose, one that is too old, a second
   * factor that the brand wants of this account, or its owner after the password was reset, or one that its owner has set up: only a device that
   * they trust spares them that.
   */
  reason: z.enum(['NEW_DEVICE', 'CHOSEN_BY_OTHER', 'EXPIRED', 'FACTOR_REQUIRED', 'OWN_FACTOR']),
  account: z.string(),
  /** For VERIFY the ways to do it; `to` is where a code would go, masked. */
  methods: z.array(z.object({ method: proofMethod, to: z.nullable(z.string()) })),
  /** For VERIFY what has to be typed back of the account beside any code; a passkey wants nothing beside it. */
  typedBack: z.optional(z.array(typedBackField)),
  /** The flow has to begin anew after it. */
  expiresAt: instant,
})
export type NextStep = z.infer<typeof nextStep>
