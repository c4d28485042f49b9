import { ensureClient } from './desktop/client.ts'
import { ensureBrowser } from './lib/browser.ts'
import { e2eStep } from './lib/e2e.ts'
import { withPostgres } from './lib/postgres.ts'
import { requireNode } from './lib/root.ts'
import { ensureSite } from './lib/site.ts'
import { performAll, vitest } from './lib/steps.ts'
import { closingLines } from './lib/tally.ts'

requireNode()

const browser = await ensureBrowser()
await ensureSite()
// Two workers that found it out of date would build it at once, into one folder.
await ensureClient({ brand: 'aurora', development: true })
/** `2/3`: of the walks, and of what has run on the embedded database, the second third alone, which is what `.ci/run` has time for. */
const share = process.env.PORTICO_SHARE
// Two at a time. The longest comes first; the deep tests come last, for they are what a slow machine has to leave out.
const sum = await withPostgres((url) =>
  performAll(
    [
      e2eStep('the other walks and long passes in a browser', browser, { PORTICO_E2E_SET: 'rest' }, share),
      vitest('long tests and rooms of money on PostgreSQL', ['gateway'], { PORTICO_TEST_SET: 'server', TEST_DATABASE_URL: url }),
      vitest('other rooms of the gateway on PostgreSQL', ['gateway'], { PORTICO_TEST_SET: 'other', TEST_DATABASE_URL: url }, share),
      vitest('long tests of the desktop client', ['desktop'], { PORTICO_TEST_SET: 'long', PORTICO_CHROMIUM: browser }),
      e2eStep('the lobby in the desktop client', browser, { PORTICO_E2E_CLIENT: '1' }, share),
      vitest('deep tests', ['deep'], { PORTICO_CHROMIUM: browser }),
    ],
    2,
  ),
)
console.log(closingLines(sum).join('\n'))
process.exitCode = sum.failed === 0 ? 0 : 1
