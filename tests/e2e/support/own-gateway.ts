import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/ports.ts'
import { inRoot } from '../../../scripts/lib/root.ts'
import { openDesk, operatorOf } from './operator.ts'

export interface OwnGateway {
  readonly origin: string
  /** Runs an operator command against it. Answers what it prints. */
  readonly operator: (...args: readonly string[]) => Promise<string>
  readonly stop: () => Promise<void>
}

/** A gateway of the test's own, without the demonstration, for what would be in the way of every other test. */
export const ownGateway = async (): Promise<OwnGateway> => {
  const data = mkdtempSync(join(tmpdir(), 'portico-own-'))
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = {
    ...process.env,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: data,
    LOG_LEVEL: 'error',
    RATE_CAPTCHA: '3',
  }
  const gateway = spawn(process.execPath, [inRoot('packages', 'gateway', 'main.ts')], { env, stdio: 'ignore' })
  const ended = new Promise((resolve) => gateway.once('exit', resolve))
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await ready())) {
    if (gateway.exitCode !== null) throw new Error(`the gateway ended with ${gateway.exitCode} before it was ready`)
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  await openDesk(env)
  return {
    origin,
    operator: operatorOf(env),
    stop: async () => {
      gateway.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
