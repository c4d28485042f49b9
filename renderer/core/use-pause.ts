import { useTabMemory, useTabValue } from './hooks.ts'

const KEY = 'paused'

export interface Pause {
  readonly paused: boolean
  readonly toggle: () => void
}

/** Whether the reader has stopped what moves by itself: one answer for every part of the page, kept while the tab lives. */
export const usePause = (): Pause => {
  const { write } = useTabMemory()
  const paused = useTabValue<boolean>(KEY) === true
  return { paused, toggle: () => write(KEY, paused ? undefined : true) }
}
