import { parseArgs } from 'node:util'
import { version as currentVersion, readDesktopBrand } from '../desktop/client-config.ts'
import { brandFolder, packageFolder } from '../desktop/folders.ts'
import { requireNode } from '../lib/root.ts'
import { planCheck } from './check.ts'
import { planDomains } from './domains.ts'
import { openKeys } from './key-files.ts'
import { PURPOSES, type Purpose, planKeys, planRotation } from './keys.ts'
import { planManifest, readNotes, SYSTEMS, type System } from './manifest.ts'
import { carryOut, type Plan } from './plan.ts'

const HELP = `Usage: node scripts/release/main.ts COMMAND [options] [--dry-run]

  keys      makes a brand's four keys           --out FOLDER
  rotate    replaces the oldest key             --for updates|domains --out FOLDER
  manifest  signs the installers of a system    --platform win32|darwin --notes FILE --key FILE
                                                [--folder FOLDER] [--version X.Y.Z] [--percent 0..100] [--replaces X.Y.Z]
  domains   signs the next list of domains      --key FILE [--origin https://HOST ...] [--days 180]
  check     says what stands against a release  [--folder FOLDER]

  --brand ID   the brand pack, aurora unless said otherwise
  --key FILE   a private key, kept outside the repository; given twice, both sign
  --dry-run    says what would be written and writes nothing
  PORTICO_KEY_PASSPHRASE encrypts new keys and opens encrypted ones.
`

requireNode()

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    brand: { type: 'string', default: 'aurora' },
    out: { type: 'string' },
    for: { type: 'string' },
    platform: { type: 'string' },
    notes: { type: 'string' },
    folder: { type: 'string' },
    version: { type: 'string' },
    percent: { type: 'string', default: '100' },
    replaces: { type: 'string' },
    origin: { type: 'string', multiple: true, default: [] },
    days: { type: 'string', default: '180' },
    key: { type: 'string', multiple: true, default: [] },
    'dry-run': { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const need = (name: 'out' | 'for' | 'platform' | 'notes'): string => {
  const value = values[name]
  if (!value) throw new Error(`--${name} is missing`)
  return value
}

const oneOf = <T extends string>(name: 'for' | 'platform', known: Readonly<Record<T, unknown>>): T => {
  const value = need(name)
  if (!Object.hasOwn(known, value)) throw new Error(`--${name} is one of ${Object.keys(known).join(', ')}`)
  return value as T
}

const whole = (name: 'percent' | 'days', most: number): number => {
  const value = Number(values[name])
  if (!Number.isInteger(value) || value < 0 || value > most) throw new Error(`--${name} is a whole number up to ${most}`)
  return value
}

const planOf = async (command: string | undefined): Promise<Plan> => {
  const folder = brandFolder(values.brand)
  const brand = readDesktopBrand(folder)
  const passphrase = process.env.PORTICO_KEY_PASSPHRASE
  const common = { brandId: values.brand, brand, folder, now: Date.now() }
  switch (command) {
    case 'keys':
      return planKeys({ ...common, out: need('out'), passphrase })
    case 'rotate':
      return planRotation({ ...common, out: need('out'), passphrase }, oneOf<Purpose>('for', PURPOSES))
    case 'manifest':
      return planManifest({
        ...common,
        folder: values.folder ?? packageFolder(values.brand),
        platform: oneOf<System>('platform', SYSTEMS),
        version: values.version ?? currentVersion(),
        notes: readNotes(need('notes')),
        keys: openKeys(values.key, brand.updateKeys, passphrase),
        percentage: whole('percent', 100),
        replaces: values.replaces ?? null,
      })
    case 'domains':
      return planDomains({
        ...common,
        origins: values.origin,
        days: whole('days', 400),
        keys: openKeys(values.key, brand.domainKeys, passphrase),
      })
    case 'check':
      return planCheck({ ...common, packages: values.folder })
    default:
      throw new Error(`${command ? `There is no ${command}` : 'Name a command'}\n\n${HELP}`)
  }
}

try {
  if (values.help) console.log(HELP)
  else {
    const plan = await planOf(positionals[0])
    const dry = values['dry-run']
    if (!dry) carryOut(plan)
    for (const { path, secret } of plan.writes) console.log(`${dry ? 'Would write' : 'Wrote'} ${path}${secret ? ' (private)' : ''}`)
    for (const line of plan.say) console.log(line)
    for (const problem of plan.problems ?? []) console.error(`- ${problem}`)
    if (plan.problems?.length) process.exitCode = 1
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
