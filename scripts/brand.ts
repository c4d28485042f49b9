import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { brandFolder } from './desktop/folders.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { attach } from './lib/run.ts'

const USAGE = `Usage: npm run brand -- NAME [--win] [--mac] [--linux] [--dir] [--dry-run]

Builds the website of a brand of resources/brands, then what packages its desktop client.

  --win, --mac, --linux   for whom the client is packaged; for nobody without
  --dir                   stops before the installers
  --dry-run               says what would be written and writes nothing`

const fail = (message: string): never => {
  console.error(`${message}\n\n${USAGE}`)
  process.exit(1)
}

const flag = { type: 'boolean', default: false } as const
const options = { win: flag, mac: flag, linux: flag, dir: flag, 'dry-run': flag }
const read = () => {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return fail((error as Error).message)
  }
}

requireNode()

const { values, positionals } = read()
const [name, ...more] = positionals
if (name === undefined || more.length > 0) fail('Name one brand.')
const brand = String(name)
if (!/^[a-z][a-z0-9-]*$/.test(brand) || !existsSync(brandFolder(brand))) fail(`There is no brand "${brand}" in resources/brands.`)

const run = async (script: string, args: readonly string[] = []): Promise<void> => {
  const code = await attach(process.execPath, [inRoot('scripts', script), ...args], { env: { ...process.env, BRAND: brand } })
  if (code !== 0) process.exit(code)
}

if (values['dry-run']) console.log(`Would build the site of ${brand}`)
else await run('build.ts')
if (values.win || values.mac || values.linux)
  await run(
    'package.ts',
    (['win', 'mac', 'linux', 'dir', 'dry-run'] as const).filter((each) => values[each]).map((each) => `--${each}`),
  )
