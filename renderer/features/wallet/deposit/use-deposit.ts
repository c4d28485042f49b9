import { useState } from 'react'
import { createDeposit } from '@portico/contract/cashier/deposit-calls'
import { type Answer, type IdempotentRequest, idempotentRequest } from '../../../api/gateway.ts'
import { useTabValue, useTabMemory } from '../../../core/hooks.ts'
import { useCreateDepositMutation } from './api.ts'
import { depositTrouble, type DepositTrouble } from './deposit-trouble.ts'

export type DepositAnswer = Answer<typeof createDeposit>
type DepositIntent = IdempotentRequest<typeof createDeposit>

const keyOf = (memberId: string): string => `portico.deposit.${memberId}`

/** The deposit of a member that was sent and not answered for certain yet; it outlives the form and a reload of the tab. */
export const useUnsettledDeposit = (memberId: string): DepositIntent['request'] | undefined =>
  useTabValue<DepositIntent>(keyOf(memberId))?.request

/**
 * Sends a member's deposits. While one is unsettled only that one is sent, under its key, whatever is asked for: so no wish is
 * paid twice.
 */
export const useDeposit = (memberId: string, onDone: (done: DepositAnswer) => void) => {
  const [send, { isLoading }] = useCreateDepositMutation()
  const [trouble, setTrouble] = useState<DepositTrouble>()
  const tabMemory = useTabMemory()
  const key = keyOf(memberId)

  const submit = async (request: DepositIntent['request']): Promise<void> => {
    const unanswered = tabMemory.read<DepositIntent>(key)
    const intent = unanswered ?? idempotentRequest(createDeposit, request)
    // Kept before it is sent: a page that is left meanwhile hears no answer.
    tabMemory.write(key, intent)
    setTrouble(undefined)
    const { data, error } = await send(intent)
    const next = data ? undefined : depositTrouble(error, unanswered !== undefined)
    // A late answer says nothing of a deposit that was begun after it.
    const settled = next?.moved !== 'unknown' && tabMemory.read<DepositIntent>(key)?.idempotencyKey === intent.idempotencyKey
    if (settled) tabMemory.write(key, undefined)
    setTrouble(next)
    if (data) onDone(data)
  }

  return { busy: isLoading, trouble, forget: () => setTrouble(undefined), submit }
}
