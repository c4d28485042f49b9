import { powerMonitor } from 'electron'
import type { Happening } from './changes.ts'

/** The machine woke up: a socket from before it slept looks open and is not. */
export const wakeUps: Happening = {
  on: (listener) => {
    powerMonitor.on('resume', listener)
    return () => void powerMonitor.off('resume', listener)
  },
}
