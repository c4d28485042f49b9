import { useSyncExternalStore } from 'react'
import { recall, remember } from '../../lib/remember.ts'

const KEY = 'portico.visits'
const CHANGED = 'portico:visits'

export type Choice = 'yes' | 'no' | null

const read = (): Choice => {
  const value = recall(KEY)
  return value === 'yes' || value === 'no' ? value : null
}

/** Keeps whether this reader's visits may be counted; every reader of the choice on the page follows. */
export const choose = (choice: 'yes' | 'no'): void => {
  remember(KEY, choice)
  window.dispatchEvent(new Event(CHANGED))
}

const subscribe = (changed: () => void) => {
  window.addEventListener(CHANGED, changed)
  // The other tabs of this browser.
  window.addEventListener('storage', changed)
  return () => {
    window.removeEventListener(CHANGED, changed)
    window.removeEventListener('storage', changed)
  }
}

/** Whether visits may be counted; null until the reader has said. */
export const useChoice = (): Choice => useSyncExternalStore(subscribe, read)
