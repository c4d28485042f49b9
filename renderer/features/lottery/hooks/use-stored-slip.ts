import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch, useTabMemory } from '../../../core/hooks.ts'
import { selectMember } from '../../session/index.ts'
import { EMPTY_DRAFT, selectSlip, type Slip, slipRestored } from '../slice.ts'

const keyOf = (account: string, gameCode: string): string => `portico.slip.${account}.${gameCode}`

/** A tab that lived through an update may hold its unanswered bet under the name that this had before. */
type StoredSlip = Partial<Slip> & { readonly inDoubt?: Slip['unconfirmed'] }

/** Keeps a lottery's slip through a reload of the tab, an unanswered bet among it. */
export const useStoredSlip = (gameCode: string): Slip => {
  const dispatch = useAppDispatch()
  const tabMemory = useTabMemory()
  const account = useSelector(selectMember)?.account ?? ''
  const slip = useSelector((state: Parameters<typeof selectSlip>[0]) => selectSlip(state, gameCode))
  const key = keyOf(account, gameCode)
  const restored = useRef('')

  useEffect(() => {
    const stored = tabMemory.read<StoredSlip>(key)
    if (stored?.draft) {
      const { inDoubt, unconfirmed = inDoubt, draft, placed } = stored
      dispatch(slipRestored({ gameCode, slip: { draft: { ...EMPTY_DRAFT, ...draft }, unconfirmed, placed } }))
    }
    restored.current = key
  }, [key, gameCode, dispatch, tabMemory])

  useEffect(() => {
    if (restored.current === key && slip.draft !== EMPTY_DRAFT) tabMemory.write(key, slip)
  }, [key, slip, tabMemory])

  return slip
}
