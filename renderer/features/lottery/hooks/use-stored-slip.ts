import { useEffect, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch, useTabMemory } from '../../../core/hooks.ts'
import { selectMember } from '../../session/index.ts'
import { EMPTY_DRAFT, selectSlip, type Slip, slipRestored } from '../slice.ts'

const keyOf = (account: string, gameCode: string): string => `portico.slip.${account}.${gameCode}`

/** Characters typed from which a slip takes so long to write that the task which took them must end first. */
const LONG_TEXT = 20_000

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
    if (restored.current !== key || slip.draft === EMPTY_DRAFT) return undefined
    let pending = true
    const write = () => {
      if (pending) tabMemory.write(key, slip)
      pending = false
    }
    // A bet without an answer is kept before anything else may happen.
    if (slip.unconfirmed || (slip.draft.typed?.length ?? 0) < LONG_TEXT) return write()
    const timer = setTimeout(write)
    globalThis.addEventListener('pagehide', write)
    return () => {
      clearTimeout(timer)
      globalThis.removeEventListener('pagehide', write)
      write()
    }
  }, [key, slip, tabMemory])

  return slip
}
