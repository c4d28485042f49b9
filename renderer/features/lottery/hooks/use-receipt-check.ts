import { useCallback, useState } from 'react'
import { type SavedReceipt, savedReceipt } from '@portico/contract/bets/receipt-shapes'
import { checkReceipt, type ReceiptState } from '@portico/lottery/receipt'
import type { Proof } from '../components/proof-verdict.tsx'
import { useLazyBetReceiptQuery } from '../receipts-api.ts'

export interface CheckedReceipt {
  readonly saved: SavedReceipt
  readonly state: ReceiptState | 'cancelled'
}

/** `not-text`: what was pasted is no receipt. `failed`: the gateway did not give one. */
export type Finding = CheckedReceipt | 'not-text' | 'failed' | undefined

const readReceipt = (text: string): SavedReceipt | undefined => {
  try {
    return savedReceipt.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Checks receipts against the published root, in this page. */
export const useReceiptCheck = (proof: Proof) => {
  const [ask] = useLazyBetReceiptQuery()
  const [finding, setFinding] = useState<Finding>()

  /** One of the reader's own bets, by what the gateway answers. */
  const checkOwn = useCallback(
    async (betId: string): Promise<void> => {
      setFinding(undefined)
      const { data } = await ask({ betId })
      if (!data) return setFinding('failed')
      const { receipt, inclusion, cancelled } = data
      setFinding({ saved: { receipt, inclusion }, state: cancelled ? 'cancelled' : await checkReceipt(receipt, inclusion, proof) })
    },
    [ask, proof],
  )

  /** A receipt kept from before. One saved before sealing has no path: the gateway is asked for it, but the text stays the reader's. */
  const checkText = async (text: string): Promise<void> => {
    const saved = readReceipt(text)
    if (!saved) return setFinding('not-text')
    const { receipt } = saved
    const inclusion = saved.inclusion ?? (await ask({ betId: receipt.betId })).data?.inclusion ?? null
    setFinding({ saved: { receipt, inclusion }, state: await checkReceipt(receipt, inclusion, proof) })
  }

  return { finding, checkOwn, checkText }
}
