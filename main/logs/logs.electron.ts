import { app, type Details, type Event } from 'electron'
import type { Clock, Log } from '../ports.ts'
import { watchFaults } from './faults.ts'
import { createLogFiles } from './log-files.ts'
import { createLogs, type Logs } from './logs.ts'
import { createRedactor, type KnownSecrets, type Redactor } from './redact.ts'

/** `secrets`: what the vault holds at this moment; asked anew for each line. */
export const openRedactor = (secrets: KnownSecrets['secrets']): Redactor => createRedactor({ secrets, home: app.getPath('home') })

/** The log in the folder that the system has for it. */
export const openLogs = (clock: Clock, redactor: Redactor): Logs =>
  createLogs({ files: createLogFiles({ dir: app.getPath('logs') }), redactor, clock })

/** Writes down faults that nobody caught here, and helpers of Chromium that died. Answers what undoes it. */
export const watchProcesses = (log: Log): (() => void) => {
  const onExit = (_event: Event, { type, reason, exitCode, name }: Details): void =>
    log.error('A helper process died', { type, reason, exitCode, name })
  app.on('child-process-gone', onExit)
  const unwatch = watchFaults(process, log)
  return () => {
    app.off('child-process-gone', onExit)
    unwatch()
  }
}
