import { parseArgs } from 'node:util'
import { ensureClient } from './desktop/client.ts'
import { readDesktopBrand } from './desktop/client-config.ts'
import { brandFolder, variantOf } from './desktop/folders.ts'
import { packageClient, PLATFORMS } from './desktop/package.ts'
import { requireNode } from './lib/root.ts'

requireNode()

const { values } = parseArgs({
  options: { win: { type: 'boolean' }, mac: { type: 'boolean' }, linux: { type: 'boolean' }, dir: { type: 'boolean' } },
})
const platforms = PLATFORMS.filter((platform) => values[platform])
if (platforms.length === 0) {
  console.error('Say what to package for: --win, --mac or both; --dir stops before the installers. The brand is named by BRAND.')
  process.exit(1)
}

const { brand } = variantOf()
await ensureClient({ brand, development: false })
if (readDesktopBrand(brandFolder(brand)).sampleKeys) {
  console.log(`The keys of "${brand}" are samples: good for trying, and refused by npm run release -- check.`)
}
for (const platform of platforms) {
  for (const file of await packageClient({ brand, platform, dir: values.dir ?? false })) console.log(file)
}
