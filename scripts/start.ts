import { checkDemoSurroundings } from '@portico/demo/preflight'
import { readConfig } from '@portico/gateway/config'
import { requireNode } from './lib/root.ts'
import { ensureSite } from './lib/site.ts'
import { ensureStudioPage } from './lib/studio-page.ts'

requireNode()
// The demonstration shows what an operator may ask for.
process.env['WITHDRAW_TURNOVER'] ??= '1'

try {
  await checkDemoSurroundings(readConfig(process.env))
  await ensureSite()
  await ensureStudioPage()
} catch (error) {
  console.error(`Portico could not start: ${error instanceof Error ? error.message : String(error)}`)
  process.exit(1)
}
// The gateway in this very process: one address, and one Ctrl-C ends it all.
await import('@portico/demo/main')
