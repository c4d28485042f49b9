import { Worker } from 'node:worker_threads'
import { PATTERN_FAMILIES, wholeText } from '@portico/contract/registration/pattern-families'

/** A pattern that is not seen through within it is refused. */
const TIMEOUT_MS = 10_000

const judged = (pattern: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('pattern-check.worker.ts', import.meta.url), {
      workerData: { pattern, timeoutMs: TIMEOUT_MS },
      // In JavaScript alone: the library would start a program of its own where it finds one.
      env: { ...process.env, RECHECK_BACKEND: 'pure' },
    })
    const deadline = setTimeout(() => {
      resolve(false)
      void worker.terminate()
    }, 2 * TIMEOUT_MS)
    worker.once('message', (status: unknown) => resolve(status === 'safe'))
    worker.once('error', reject)
    worker.once('exit', () => clearTimeout(deadline))
  })

/**
 * Whether a pattern takes time in proportion to any text's length, as the checker proves it: one that backtracks is refused, and so is one
 * that it cannot judge in time. It works beside the gateway, which goes on answering.
 */
export const isSafePattern = async (pattern: string): Promise<boolean> => PATTERN_FAMILIES.includes(pattern) || judged(wholeText(pattern))
