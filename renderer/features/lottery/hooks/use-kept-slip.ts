import { useEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/hooks.ts'
import { selectMember } from '../../session/index.ts'
import { EMPTY_DRAFT, selectSlip, type Slip, slipRestored } from '../slice.ts'

const keyOf = (account: string, gameCode: string): string => `portico.slip.${account}.${gameCode}`

const read = (key: string): Partial<Slip> | undefined => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

const write = (key: string, slip: Slip): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(slip))
  } catch {
    // A full or forbidden storage only means that a reload begins with an empty slip.
  }
}

/** Keeps a lottery's slip through a reload of the tab, an unanswered bet among it. */
export const useKeptSlip = (gameCode: string): Slip => {
  const dispatch = useAppDispatch()
  const account = useAppSelector(selectMember)?.account ?? ''
  const slip = useAppSelector((state) => selectSlip(state, gameCode))
  const key = keyOf(account, gameCode)
  const restored = useRef('')

  useEffect(() => {
    const kept = read(key)
    if (kept?.draft) dispatch(slipRestored({ gameCode, slip: { ...kept, draft: { ...EMPTY_DRAFT, ...kept.draft } } }))
    restored.current = key
  }, [key, gameCode, dispatch])

  useEffect(() => {
    if (restored.current === key && slip.draft !== EMPTY_DRAFT) write(key, slip)
  }, [key, slip])

  return slip
}
