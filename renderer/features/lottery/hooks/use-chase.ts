import { useState } from 'react'
import { createChase } from '@portico/contract/bets/chase-calls'
import type { PlanDetail } from '@portico/contract/bets/chase-shapes'
import { isOutcomeUnknown } from '../../../api/failure.ts'
import { type IdempotentRequest, idempotentRequest } from '../../../api/gateway.ts'
import { useCreateChaseMutation } from '../chase-api.ts'

type ChaseIntent = IdempotentRequest<typeof createChase>

/**
 * Makes a plan. One that was not answered stays in doubt: only the same wish is sent again, under its key, so that it cannot be
 * locked twice.
 */
export const useMakeChase = (onCreated: (plan: PlanDetail) => void) => {
  const [send, { isLoading }] = useCreateChaseMutation()
  const [unconfirmed, setUnconfirmed] = useState<ChaseIntent>()
  const [failure, setFailure] = useState<unknown>()

  const submit = async (intent: ChaseIntent): Promise<void> => {
    setFailure(undefined)
    const { data, error } = await send(intent)
    if (data) {
      onCreated(data)
      return
    }
    setUnconfirmed(isOutcomeUnknown(error, intent === unconfirmed) ? intent : undefined)
    setFailure(error)
  }

  return {
    busy: isLoading,
    failure,
    forget: () => setFailure(undefined),
    unconfirmed: unconfirmed !== undefined,
    make: (request: ChaseIntent['request']) => submit(idempotentRequest(createChase, request)),
    /** Sends the unanswered wish again. */
    again: () => (unconfirmed ? submit(unconfirmed) : Promise.resolve()),
  }
}
