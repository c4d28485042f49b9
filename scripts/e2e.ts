import { ensureClient } from './desktop/client.ts'
import { ensureBrowser } from './lib/browser.ts'
import { e2eLoud } from './lib/e2e.ts'
import { requireNode } from './lib/root.ts'
import { ensureSite } from './lib/site.ts'

requireNode()

const browser = await ensureBrowser()
await ensureSite()
// Two workers that found it out of date would build it at once, into one folder.
if (process.env.PORTICO_E2E_CLIENT) await ensureClient({ brand: 'aurora', development: true })
process.exitCode = await e2eLoud(browser, process.argv.slice(2))
