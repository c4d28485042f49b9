import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Config } from '@portico/gateway/config'
import type { Database } from '@portico/gateway/db/open'
import { ensureSecretsKey } from '@portico/gateway/factors/index'
import { plantOperator } from '@portico/gateway/operators/index'
import type { RandomSource } from '@portico/gateway/ports/random'

/** Whoever reads this can log in at the desk of a demonstration; production does not start with them. */
const key = (name: string): string => `demo-key-of-${name}-which-is-published-`.padEnd(43, '0')

/** People at the desk of the demonstration: two administrators, for what takes two, and one of each other role. */
export const DEMO_OPERATORS = [
  { name: 'lan', role: 'administrator', key: key('lan'), secret: 'PORTICODEMOLANPORTICODEMOLAN2345' },
  { name: 'minh', role: 'administrator', key: key('minh'), secret: 'PORTICODEMOMINHPORTICODEMOMINH23' },
  { name: 'thu', role: 'finance', key: key('thu'), secret: 'PORTICODEMOTHUPORTICODEMOTHU2345' },
  { name: 'hoa', role: 'support', key: key('hoa'), secret: 'PORTICODEMOHOAPORTICODEMOHOA2345' },
  { name: 'nam', role: 'reader', key: key('nam'), secret: 'PORTICODEMONAMPORTICODEMONAM2345' },
] as const

/**
 * Makes the people at the desk of the demonstration, at every start where they are missing, and writes their keys and the secrets of their
 * apps below the data directory, for the command line.
 * @returns the line by which to log in
 */
export const seedOperators = async (
  { config, database, random }: { readonly config: Config; readonly database: Database; readonly random: RandomSource },
  addedAt: Date,
): Promise<string> => {
  const secretsKey = ensureSecretsKey(config, random)
  const folder = join(config.dataDir, 'demo-operators')
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const operator of DEMO_OPERATORS) {
    await plantOperator({ database, random, secretsKey }, operator, addedAt)
    for (const part of ['key', 'secret'] as const)
      writeFileSync(join(folder, `${operator.name}.${part}`), `${operator[part]}\n`, { mode: 0o600 })
  }
  const lan = join(relative(process.cwd(), folder) || '.', 'lan')
  return `npm run operator -- login --key-file ${lan}.key --secret-file ${lan}.secret`
}
