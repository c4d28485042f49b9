import { requireNode } from './lib/root.ts'
import { ensureSite } from './lib/site.ts'

requireNode()
await ensureSite()
// The gateway in this very process: one address, and one Ctrl-C ends it all.
await import('@portico/demo/main')
