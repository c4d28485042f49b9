import { build } from 'vite'
import { compressBelow } from './lib/compress.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { unlessStudioPageIsFresh } from './lib/studio-page.ts'

requireNode()
// Whoever starts this, a test runner for one, may say otherwise; what is built is always what is shipped.
process.env.NODE_ENV = 'production'

try {
  await unlessStudioPageIsFresh(async (outDir) => {
    await build({ configFile: inRoot('packages/studio/page/vite.config.ts'), logLevel: 'warn', build: { outDir } })
    await compressBelow(outDir)
  })
} catch (error) {
  console.error(`The studio's page was not built: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
