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
  /** Settings beside the usual ones. */
  readonly env?: Readonly<Record<string, string>>
}

/** How long a fixture that sets one up may take on a machine with other work: a database is made and people enter its desk. */
export const SET_UP = { timeout: 300_000 } as const

/** A gateway of the test's own for what would be in the way of every other test. */
export const ownGateway = async ({
  program = inRoot('packages', 'gateway', 'main.ts'),
  open = openDesk,
  env: settings = {},
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
    ...settings,
  }
  const gateway = spawn(process.execPath, [program], { env, stdio: 'ignore' })
  // A test that runs out of time while this is set up never comes to stop it; what is left would slow down every other test.
  const abandon = () => void gateway.kill('SIGKILL')
  process.once('exit', abandon)
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
      process.off('exit', abandon)
      rmSync(data, { recursive: true, force: true })
    },
  }
}
