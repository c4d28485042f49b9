import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EventData } from '@portico/contract/events'
import { readDemoConfig } from '@portico/demo/config'
import { demoIntegrations } from '@portico/demo/integrations'
import { readConfig } from '@portico/gateway/config'
import { openEmbedded, openPostgres } from '@portico/gateway/db/open'
import { createLog } from '@portico/gateway/http/log'
import { systemRandom } from '@portico/gateway/ports/random'
import type { Clock } from '@portico/gateway/ports/clock'
import { createGateway } from '@portico/gateway/server'

export type DrawEvent = EventData<'public', 'numero.drawn'>
type Gateway = Awaited<ReturnType<typeof createGateway>>

/** A gateway in a process of its own. */
export interface Running {
  readonly address: string
  /** What it has drawn so far. */
  readonly drawn: readonly DrawEvent[]
  /** Fulfilled inside the transaction of its first batch of settled bets. */
  readonly settling: Promise<void>
  /** `kill -9`; answers when the process is gone. */
  kill(): Promise<void>
}

export interface World {
  /** When the children's clock stood still with ours, in milliseconds. */
  readonly epoch: number
  /** @throws Error when the process ends before it listens. */
  start(): Promise<Running>
  /** A gateway in this process, on the same data. On the embedded database no other may run meanwhile. */
  inside<T>(clock: Clock, work: (gateway: Gateway) => Promise<T>): Promise<T>
  /** Kills what still runs and removes the data. */
  close(): void
}

const CONNECTIONS = 4

/** A data folder and the gateways on it, which may be killed; on PostgreSQL where `settings` name one in DATABASE_URL. */
export const openWorld = (name: string, settings: NodeJS.ProcessEnv): World => {
  const dataDir = mkdtempSync(join(tmpdir(), `portico-${name}-`))
  const epoch = Date.now()
  const own = { DATA_DIR: dataDir, PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'error', KILL_EPOCH: String(epoch) }
  const env: NodeJS.ProcessEnv = { ...process.env, ...own, ...settings }
  const running = new Set<ChildProcess>()
  return {
    epoch,
    start: async () => {
      const child = fork(fileURLToPath(new URL('./process.ts', import.meta.url)), { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
      running.add(child)
      const exit = once(child, 'exit').then(([code]) => {
        running.delete(child)
        return code
      })
      const drawn: DrawEvent[] = []
      const settling = Promise.withResolvers<void>()
      child.on('message', (message: { readonly drawn?: DrawEvent; readonly settling?: true }) => {
        if (message.drawn) drawn.push(message.drawn)
        if (message.settling) settling.resolve()
      })
      const ended = exit.then((code) => Promise.reject(new Error(`the gateway ended with ${code}`)))
      const [{ address }] = (await Promise.race([once(child, 'message'), ended])) as [{ readonly address: string }]
      ended.catch(() => undefined)
      return {
        address,
        drawn,
        settling: settling.promise,
        kill: async () => {
          child.kill('SIGKILL')
          await exit
        },
      }
    },
    inside: async (clock, work) => {
      const database = env['DATABASE_URL'] ? await openPostgres(env['DATABASE_URL'], CONNECTIONS) : await openEmbedded(dataDir)
      const config = readConfig(env)
      const parts = { config, database, clock, random: systemRandom, log: createLog('silent') }
      const gateway = await createGateway({ ...parts, ...demoIntegrations(config.brand, readDemoConfig(env)) })
      try {
        return await work(gateway)
      } finally {
        await gateway.stop()
        await database.close()
      }
    },
    close: () => {
      for (const child of running) child.kill('SIGKILL')
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
