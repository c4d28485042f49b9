import { useState } from 'react'
import { failureKey, isOutcomeUnknown } from '../../api/failure.ts'
import { useTabMemory, useTabValue } from '../../core/hooks.ts'

/** A transfer that was sent: its key, and what it asks but for the password, which is stored nowhere. */
export interface Intent<Wish> {
  readonly idempotencyKey: string
  readonly wish: Wish
}

export interface TransferTrouble {
  readonly key: ReturnType<typeof failureKey>
  /** Whether money moved: a refusal took nothing, silence leaves it open. */
  readonly moved: 'no' | 'unknown'
}

type Sent<Done> = { readonly data?: Done | undefined; readonly error?: unknown }

/**
 * Sends transfers. While one is not answered for certain only that one is sent, under its key, whatever is asked for: so no wish is
 * carried out twice. It outlives the page and a reload of the tab.
 */
export const useTransfer = <Wish, Done>(
  memory: string,
  send: (intent: Intent<Wish>, withdrawPassword: string | undefined) => Promise<Sent<Done>>,
) => {
  const tabMemory = useTabMemory()
  const unsettled = useTabValue<Intent<Wish>>(memory)
  const [trouble, setTrouble] = useState<TransferTrouble>()
  const [busy, setBusy] = useState(false)

  const submit = async (wish: Wish, withdrawPassword: string | undefined): Promise<Done | undefined> => {
    const before = tabMemory.read<Intent<Wish>>(memory)
    const intent = before ?? { idempotencyKey: crypto.randomUUID(), wish }
    // Kept before it is sent: a page that is left meanwhile hears no answer.
    tabMemory.write(memory, intent)
    setTrouble(undefined)
    setBusy(true)
    const { data, error } = await send(intent, withdrawPassword)
    setBusy(false)
    const unknown = !data && isOutcomeUnknown(error, before !== undefined)
    if (!unknown) tabMemory.write(memory, undefined)
    setTrouble(data ? undefined : { key: failureKey(error), moved: unknown ? 'unknown' : 'no' })
    return data
  }

  return { busy, trouble, unsettled: unsettled?.wish, forget: () => setTrouble(undefined), submit }
}
