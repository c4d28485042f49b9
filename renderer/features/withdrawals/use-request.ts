import { createWithdrawal } from '@portico/contract/withdrawal/calls'
import { useState } from 'react'
import { isOutcomeUnknown } from '../../api/failure.ts'
import { type Answer, type IdempotentRequest, idempotentRequest } from '../../api/gateway.ts'
import { useTabMemory } from '../../core/hooks.ts'
import { useCreateWithdrawalMutation } from './api.ts'

type Intent = IdempotentRequest<typeof createWithdrawal>

/** What names a wish that was not answered; the password is asked for again and stored nowhere. */
interface Unsettled {
  readonly idempotencyKey: string
  readonly payeeId: string
  readonly amount: string
}

/** Sends withdrawals: one that was not answered goes out again under its key, so that no wish is paid twice. */
export const useRequest = (memberId: string, onDone: (done: Answer<typeof createWithdrawal>) => void) => {
  const [send, { isLoading }] = useCreateWithdrawalMutation()
  const memory = useTabMemory()
  const [failure, setFailure] = useState<unknown>()
  const key = `portico.withdrawal.${memberId}`

  const submit = async (request: Intent['request']): Promise<{ readonly error?: unknown }> => {
    const before = memory.read<Unsettled>(key)
    const same = before?.payeeId === request.payeeId && before.amount === request.amount
    const intent = same ? { request, idempotencyKey: before.idempotencyKey } : idempotentRequest(createWithdrawal, request)
    memory.write(key, { idempotencyKey: intent.idempotencyKey, payeeId: request.payeeId, amount: request.amount })
    setFailure(undefined)
    const { data, error } = await send(intent)
    if (data || !isOutcomeUnknown(error, same)) memory.write(key, undefined)
    if (data) onDone(data)
    return error === undefined ? {} : { error }
  }

  return { busy: isLoading, failure, setFailure, submit }
}
