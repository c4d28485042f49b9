import { build } from 'vite'
import { compressBelow } from './lib/compress.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { brand, siteFolder, unlessSiteIsFresh } from './lib/site.ts'

requireNode()
// Whoever starts this, a test runner for one, may say otherwise; what is built is always what is shipped.
process.env.NODE_ENV = 'production'

const built = await unlessSiteIsFresh(async () => {
  const before = performance.now()
  await build({ configFile: inRoot('vite.config.ts'), logLevel: 'warn' })
  const files = await compressBelow(siteFolder)
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  console.log(`Built the site for brand "${brand()}" in ${seconds} s, ${files} files precompressed`)
})
if (!built) console.log('The built site is up to date')
