import { execFile, spawn } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { shownBy } from '@portico/gateway/testing/authenticator'
import { inRoot } from '../../../scripts/lib/root.ts'

const runFile = promisify(execFile)
const PROGRAM = inRoot('packages', 'operator', 'main.ts')

/** Runs an operator command as `npm run operator -- ...` does, by the environment of its gateway. Answers what it prints. */
export const operatorOf =
  (env: NodeJS.ProcessEnv) =>
  async (...args: readonly string[]): Promise<string> =>
    (await runFile(process.execPath, [PROGRAM, ...args], { env })).stdout

/** Sets up an authenticator app by an invitation. Answers what the command prints. */
const enrol = (env: NodeJS.ProcessEnv, keyFile: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [PROGRAM, 'enrol', '--key-file', keyFile], { env, stdio: ['pipe', 'pipe', 'inherit'] })
    let printed = ''
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      printed += chunk
      const [, secret] = /authenticator app, within ten minutes: (\S+)\n/.exec(printed) ?? []
      if (secret !== undefined && !child.stdin.writableEnded) child.stdin.end(`${shownBy({ clock: { now: () => new Date() } }, secret)}\n`)
    })
    child.once('close', (code) => (code === 0 ? resolve(printed) : reject(new Error(`operator enrol ended with ${code}: ${printed}`))))
  })

/** Makes the first administrator of a new gateway, and logs in as that. */
export const openDesk = async (env: NodeJS.ProcessEnv & { readonly DATA_DIR: string }): Promise<void> => {
  const operator = operatorOf(env)
  const keyFile = join(env.DATA_DIR, 'lan.key')
  await operator('operators', 'first', 'lan', '--to', keyFile)
  const [, recoveryCode] = /^ {2}(\S+)$/m.exec(await enrol(env, keyFile)) ?? []
  // A code of the app counts once in its half minute, and the first has just been used.
  await operator('login', '--key-file', keyFile, '--code', recoveryCode ?? '')
}

const demoEnvironment = (): NodeJS.ProcessEnv => {
  const { PORTICO_E2E_PORT: port = '', PORTICO_E2E_DATA: dataDir = '' } = process.env
  return { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir }
}

/** Runs an operator command against the gateway under test. Answers what it prints. */
export const operator = (...args: readonly string[]): Promise<string> => operatorOf(demoEnvironment())(...args)

/** A second person at the desk of the demonstration, for what takes two. */
export const secondOperator = (...args: readonly string[]): Promise<string> =>
  operator('--session-file', join(process.env['PORTICO_E2E_DATA'] ?? '', 'minh.session'), ...args)

const logIn = async (as: typeof operator, name: string): Promise<void> => {
  const loggedIn = await as('operators', 'list').then(
    () => true,
    () => false,
  )
  if (loggedIn) return
  const files = join(process.env['PORTICO_E2E_DATA'] ?? '', 'demo-operators', name)
  await as('login', '--key-file', `${files}.key`, '--secret-file', `${files}.secret`)
}

/** Logs in at the desk of the demonstration under test; nothing where somebody is logged in. */
export const logInAtDemo = (): Promise<void> => logIn(operator, 'lan')

/** The same of the second person. */
export const logInSecondAtDemo = (): Promise<void> => logIn(secondOperator, 'minh')
