import { parentPort, workerData } from 'node:worker_threads'
import { checkSync } from 'recheck'
import * as z from 'zod/mini'

const { pattern, timeoutMs } = z.object({ pattern: z.string(), timeoutMs: z.number() }).parse(workerData)
parentPort?.postMessage(checkSync(pattern, 'u', { timeout: timeoutMs }).status)
