import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/lib/ports.ts'
import { inRoot } from '../../../scripts/lib/root.ts'
import { openDesk, operatorOf } from './operator.ts'

export interface OwnGateway {
  readonly origin: string
  readonly dataDir: string
  /** Runs an operator command against it. Answers what it prints. */
  readonly operator: (...args: readonly string[]) => Promise<string>
  readonly stop: () => Promise<void>
}

interface OwnGatewayOptions {
  /** What runs it; without the demonstration when absent. */
  readonly program?: string
  /** Makes its desk; a first administrator when absent. */
  readonly open?: typeof openDesk
}

/** A gateway of the test's own for what would be in the way of every other test. */
export const ownGateway = async ({
  program = inRoot('packages', 'gateway', 'main.ts'),
  open = openDesk,
}: OwnGatewayOptions = {}): Promise<OwnGateway> => {
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
  const gateway = spawn(process.execPath, [program], { env, stdio: 'ignore' })
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
  await open(env)
  return {
    origin,
    dataDir: data,
    operator: operatorOf(env),
    stop: async () => {
      gateway.kill('SIGTERM')
      await ended
      rmSync(data, { recursive: true, force: true })
    },
  }
}
