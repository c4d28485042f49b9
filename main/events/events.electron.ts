import { app, powerMonitor, type Event, type WebContents } from 'electron'
import type { Happening } from '../ports.ts'

/** The machine woke up: a socket from before it slept looks open and is not. */
export const wakeUps: Happening = {
  on: (listener) => {
    powerMonitor.on('resume', listener)
    return () => void powerMonitor.off('resume', listener)
  },
}

/** A window has gone: closed, crashed for good, ended with its session. Tells the id of its web contents. */
export const windowsClosed = {
  on: (listener: (window: number) => void): (() => void) => {
    const onContents = (_event: Event, contents: WebContents) => {
      const { id } = contents
      contents.once('destroyed', () => listener(id))
    }
    app.on('web-contents-created', onContents)
    return () => void app.off('web-contents-created', onContents)
  },
}
