import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OPERATOR_KEY_FILE } from '@portico/contract/operator/local-gateway'
import { OperatorError } from './error.ts'

export interface KeyFiles {
  readonly dataDir: string
  /** A person's own key; absent: the machine's, which stands in the data directory. */
  readonly keyFile?: string | undefined
}

/** The key that calls are sent with. @throws OperatorError */
export const readKey = ({ dataDir, keyFile }: KeyFiles): string => {
  const path = keyFile ?? join(dataDir, OPERATOR_KEY_FILE)
  let key: string
  try {
    key = readFileSync(path, 'utf8').trim()
  } catch {
    if (keyFile !== undefined) throw new OperatorError(`There is no readable key at ${keyFile}.`)
    throw new OperatorError(`There is no operator key in ${dataDir}. Start the gateway once, or name its data directory with --data-dir.`)
  }
  if (!/^[\w-]{1,200}$/.test(key)) throw new OperatorError(`What stands in ${path} is no key.`)
  return key
}
