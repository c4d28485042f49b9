import { useState } from 'react'
import { formatUnits, parseUnits, type Units } from '@portico/contract/kit/money'
import { recall, remember } from '../../../lib/remember.ts'
import { useBetPanel } from './use-bet-panel.ts'

/** Up to which stake a slip is placed without being asked about. */
export interface AskBelow {
  /** Nothing: every slip is asked about. */
  readonly below: Units
  readonly asks: (stake: Units) => boolean
  readonly set: (below: Units) => void
}

const AMOUNT = /^\d+(\.\d+)?$/

/** The player's own choice, kept for the account on this device. */
export const useAskBelow = (): AskBelow => {
  const { member } = useBetPanel()
  const key = `portico.ask-below.${member.account}`
  const [below, setBelow] = useState<Units>(() => {
    const stored = recall(key) ?? ''
    return AMOUNT.test(stored) ? parseUnits(stored) : 0n
  })
  return {
    below,
    asks: (stake) => stake > below,
    set: (next) => {
      remember(key, formatUnits(next))
      setBelow(next)
    },
  }
}
