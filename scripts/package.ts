import { parseArgs } from 'node:util'
import { ensureClient } from './desktop/client.ts'
import { readDesktopBrand, version } from './desktop/client-config.ts'
import { brandFolder, packageFolder, variantOf } from './desktop/folders.ts'
import { packageClient, PLATFORMS } from './desktop/package.ts'
import { requireNode } from './lib/root.ts'

const USAGE = `Usage: npm run package -- --win|--mac|--linux ... [--dir] [--dry-run]

  --win, --mac, --linux   what to package for
  --dir                   stops before the installers
  --dry-run               says what would be written and writes nothing
  BRAND names the brand.`

const fail = (message: string): never => {
  console.error(message)
  process.exit(1)
}

const flag = { type: 'boolean', default: false } as const
const options = { win: flag, mac: flag, linux: flag, dir: flag, 'dry-run': flag }
const read = () => {
  try {
    return parseArgs({ options }).values
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`)
  }
}

requireNode()

const values = read()
const platforms = PLATFORMS.filter((platform) => values[platform])
if (platforms.length === 0) fail(`Say what to package for.\n\n${USAGE}`)

const { brand } = variantOf()
if (readDesktopBrand(brandFolder(brand)).sampleKeys) {
  console.log(`The keys of "${brand}" are samples: good for trying, and refused by npm run release -- check.`)
}
if (values['dry-run']) {
  const what = values.dir ? 'the program' : 'installers'
  for (const platform of platforms) console.log(`Would put ${what} of ${brand} ${version()} for ${platform} into ${packageFolder(brand)}`)
} else {
  await ensureClient({ brand, development: false })
  for (const platform of platforms) for (const file of await packageClient({ brand, platform, dir: values.dir })) console.log(file)
}
