import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { inRoot } from '../../../scripts/lib/root.ts'

const runFile = promisify(execFile)

/** Runs an operator command against the gateway under test, as `npm run operator -- ...` does. Answers what it prints. */
export const operator = async (...args: readonly string[]): Promise<string> => {
  const { PORTICO_E2E_PORT: port = '', PORTICO_E2E_DATA: dataDir = '' } = process.env
  const env = { ...process.env, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir }
  const { stdout } = await runFile(process.execPath, [inRoot('packages', 'operator', 'main.ts'), ...args], { env })
  return stdout
}
