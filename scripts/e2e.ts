import { ensureBrowser } from './lib/browser.ts'
import { e2eLoud } from './lib/e2e.ts'
import { requireNode } from './lib/root.ts'
import { ensureSite } from './lib/site.ts'

requireNode()

const browser = await ensureBrowser()
await ensureSite()
process.exitCode = await e2eLoud(browser, process.argv.slice(2))
