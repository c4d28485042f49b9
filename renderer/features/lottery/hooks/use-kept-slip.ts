import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '../../../core/hooks.ts'
import { keepInTab, keptInTab } from '../../../lib/tab-memory.ts'
import { selectMember } from '../../session/index.ts'
import { EMPTY_DRAFT, selectSlip, type Slip, slipRestored } from '../slice.ts'

const keyOf = (account: string, gameCode: string): string => `portico.slip.${account}.${gameCode}`

/** Keeps a lottery's slip through a reload of the tab, an unanswered bet among it. */
export const useKeptSlip = (gameCode: string): Slip => {
  const dispatch = useAppDispatch()
  const account = useSelector(selectMember)?.account ?? ''
  const slip = useSelector((state: Parameters<typeof selectSlip>[0]) => selectSlip(state, gameCode))
  const key = keyOf(account, gameCode)
  const restored = useRef('')

  useEffect(() => {
    const kept = keptInTab<Partial<Slip>>(key)
    if (kept?.draft) dispatch(slipRestored({ gameCode, slip: { ...kept, draft: { ...EMPTY_DRAFT, ...kept.draft } } }))
    restored.current = key
  }, [key, gameCode, dispatch])

  useEffect(() => {
    if (restored.current === key && slip.draft !== EMPTY_DRAFT) keepInTab(key, slip)
  }, [key, slip])

  return slip
}
