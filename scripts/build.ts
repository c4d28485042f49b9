import { build } from 'vite'
import { compressBelow } from './lib/compress.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { brand, unlessSiteIsFresh } from './lib/site.ts'

requireNode()
// Whoever starts this, a test runner for one, may say otherwise; what is built is always what is shipped.
process.env.NODE_ENV = 'production'

const buildInto = async (outDir: string): Promise<void> => {
  const before = performance.now()
  await build({ configFile: inRoot('vite.config.ts'), logLevel: 'warn', build: { outDir } })
  const files = await compressBelow(outDir)
  const seconds = ((performance.now() - before) / 1000).toFixed(1)
  console.log(`Built the site for brand "${brand()}" in ${seconds} s, ${files} files precompressed`)
}

try {
  if (!(await unlessSiteIsFresh(buildInto))) console.log(`The built site of brand "${brand()}" is up to date`)
} catch (error) {
  console.error(`The site of brand "${brand()}" was not built: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
