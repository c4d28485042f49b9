import { type FailureCode, FAILURES } from '@portico/contract/kit/failure'
import type { FailureEnvelope } from '@portico/contract/kit/envelope'
import type { FailureDetail } from '../failure.ts'

export const successOf = (value: unknown) => ({ success: true, value }) as const

export const failureOf = (code: FailureCode, detail: FailureDetail, traceId: string): FailureEnvelope => ({
  success: false,
  code,
  ...detail,
  traceId,
})

export const statusOf = (code: FailureCode): number => FAILURES[code]
