import { ensureBrowser } from './lib/browser.ts'
import { bin, requireNode } from './lib/root.ts'
import { attach } from './lib/run.ts'
import { ensureSite } from './lib/site.ts'

requireNode()

const browser = await ensureBrowser()
await ensureSite()
process.exitCode = await attach(bin('playwright'), ['test', ...process.argv.slice(2)], { env: { PORTICO_CHROMIUM: browser } })
