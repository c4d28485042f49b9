import { requireNode } from '../lib/root.ts'
import { ensureStudioPage } from '../lib/studio-page.ts'

requireNode()
try {
  await ensureStudioPage()
  await import('@portico/studio/main')
} catch (error) {
  console.error(`The studio could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exitCode = 1
}
