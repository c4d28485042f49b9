import { DOCUMENT_STEPS, type DocumentStep } from '@portico/contract/document/shapes'
import * as z from 'zod/mini'
import { whole } from './settings.ts'

/** The settings of verification by documents. */
export const VERIFICATION_SETTINGS = {
  /** Steps that the operator wants of everybody, with commas between; empty: none. */
  VERIFY_STEPS: z._default(
    z.string().check(z.regex(/^(IDENTITY|ADDRESS)?(,(IDENTITY|ADDRESS))*$/, 'must be IDENTITY, ADDRESS or both')),
    'IDENTITY,ADDRESS',
  ),
  VERIFY_STORED_DAYS: z._default(whole(1, 3_650), 30),
  VERIFY_ACCEPTED_DAYS: z._default(whole(30, 7_300), 1_825),
} as const

type Values = z.output<z.ZodMiniObject<typeof VERIFICATION_SETTINGS>>

export interface VerificationConfig {
  readonly steps: readonly DocumentStep[]
  /** How long a document that was sent back is stored. */
  readonly storedDays: number
  /** How long the pictures and the number of one that was accepted are. */
  readonly acceptedDays: number
}

export const verificationConfig = (value: Values): VerificationConfig => ({
  steps: DOCUMENT_STEPS.filter((step) => value.VERIFY_STEPS.split(',').includes(step)),
  storedDays: value.VERIFY_STORED_DAYS,
  acceptedDays: value.VERIFY_ACCEPTED_DAYS,
})
