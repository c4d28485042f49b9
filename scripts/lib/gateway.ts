import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './ports.ts'
import { inRoot, root } from './root.ts'
import { stop } from './run.ts'

export interface RunningGateway {
  readonly url: string
  readonly pid: number
}

/** A first start makes the demo's history, which takes its time. */
const READY_MS = 180_000

const answering = async (url: string, ended: () => string | undefined): Promise<void> => {
  const until = performance.now() + READY_MS
  while (performance.now() < until) {
    const ready = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (ready) return
    const why = ended()
    if (why !== undefined) throw new Error(`The gateway ended while starting:\n${why}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The gateway was not ready in time')
}

/**
 * Runs `work` beside the real gateway, in a process of its own with demo data in a temporary folder on a free port,
 * gone afterwards. `env` adds to its environment.
 */
export const withGateway = async <T>(work: (gateway: RunningGateway) => Promise<T>, env: NodeJS.ProcessEnv = {}): Promise<T> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-data-'))
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let output = ''
  const child = spawn(process.execPath, [inRoot('packages', 'demo', 'main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', STUDIO: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const hear = (chunk: Buffer) => {
    output = `${output}${chunk.toString()}`.slice(-4000)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  try {
    await answering(url, () => (child.exitCode === null && child.signalCode === null ? undefined : output))
    return await work({ url, pid: child.pid ?? 0 })
  } finally {
    await stop(child)
    rmSync(dataDir, { recursive: true, force: true })
  }
}
