import type { Log } from '../ports.ts'

/** The part of Node's process that reports uncaught faults. */
export interface Faulty {
  readonly on: (event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void) => unknown
  readonly off: (event: 'uncaughtException' | 'unhandledRejection', listener: (error: unknown) => void) => unknown
}

/** Writes down what nobody caught, and goes on: a dialog for a fault in the background would help no one. Answers what undoes it. */
export const watchFaults = (process: Faulty, log: Log): (() => void) => {
  const thrown = (error: unknown): void => log.error('An error that nobody caught', { error })
  const rejected = (error: unknown): void => log.error('A rejection that nobody caught', { error })
  process.on('uncaughtException', thrown)
  process.on('unhandledRejection', rejected)
  return () => {
    process.off('uncaughtException', thrown)
    process.off('unhandledRejection', rejected)
  }
}
