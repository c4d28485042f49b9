import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts a gateway in a process of its own on the database, asks whether it is ready, and ends it. Answers what went wrong, if anything. */
const startOne = async (url: string): Promise<string | undefined> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'portico-together-'))
  const own = { NODE_ENV: 'test', HOST: '127.0.0.1', PORT: '0', DATA_DIR: dataDir, DEMO: '0', DATABASE_URL: url }
  const child = spawn(process.execPath, [main], { env: { ...process.env, ...own }, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const closed = new Promise<void>((resolve) => child.once('close', () => resolve()))
  try {
    const address = await new Promise<string | undefined>((resolve) => {
      const read = (data: Buffer) => {
        output += data.toString()
        const [, port] = /ready at http:\/\/localhost:(\d+)\n/.exec(output) ?? []
        if (port) resolve(`http://127.0.0.1:${port}`)
      }
      child.stdout.on('data', read)
      child.stderr.on('data', read)
      void closed.then(() => resolve(undefined))
    })
    if (address === undefined) return output
    const ready = await fetch(`${address}/readyz`)
    return ready.status === 200 ? undefined : `it answers ${ready.status}`
  } finally {
    child.kill('SIGKILL')
    await closed
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Starts so many gateways at once on one PostgreSQL database and ends them. Answers what went wrong: nothing, when all were ready. */
export const startTogether = async (url: string, count: number): Promise<string[]> => {
  const outcomes = await Promise.all(Array.from({ length: count }, () => startOne(url)))
  return outcomes.filter((outcome) => outcome !== undefined)
}
