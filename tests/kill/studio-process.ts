import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Row, openStore } from '@portico/studio/rounds/store'
import type { Key } from '../../scripts/vendor/client.ts'

export interface RunningStudio {
  readonly address: string
  /** `kill -9`; answers when the process is gone. */
  kill(): Promise<void>
}

const source = (path: string): string => fileURLToPath(new URL(`../../packages/studio/${path}`, import.meta.url))

/** Studios on one store, each in a process of its own, which may be killed. `page`: the folder of the built page, where somebody looks at it. */
export const openStudios = (walletUrl: string, { vendor, keyId, secret }: Key, page = source('page')) => {
  const data = mkdtempSync(join(tmpdir(), 'portico-studio-store-'))
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    STUDIO_DATA: data,
    STUDIO_HOST: '127.0.0.1',
    STUDIO_PORT: '0',
    STUDIO_WALLET_URL: walletUrl,
    STUDIO_VENDOR: vendor,
    STUDIO_KEY_ID: keyId,
    STUDIO_SECRET: secret,
    STUDIO_PAGE: page,
  }
  const running = new Set<ChildProcess>()
  return {
    start: async (): Promise<RunningStudio> => {
      const child = fork(source('main.ts'), { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
      running.add(child)
      const exit = once(child, 'exit').then(() => running.delete(child))
      const ended = exit.then(() => Promise.reject(new Error('the studio ended before it listened')))
      const [{ address }] = (await Promise.race([once(child, 'message'), ended])) as [{ readonly address: string }]
      ended.catch(() => undefined)
      return {
        address,
        kill: async () => {
          child.kill('SIGKILL')
          await exit
        },
      }
    },
    /** What stands in the store, beside a studio that is at work on it. */
    rows: (sql: string): Row[] => {
      const store = openStore(join(data, 'studio.sqlite'))
      try {
        return store.all(sql)
      } finally {
        store.close()
      }
    },
    close: (): void => {
      for (const child of running) child.kill('SIGKILL')
      rmSync(data, { recursive: true, force: true })
    },
  }
}
