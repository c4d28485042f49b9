import { ensureClient } from './desktop/client.ts'
import { ensureBrowser } from './lib/browser.ts'
import { e2eStep } from './lib/e2e.ts'
import { staticSteps } from './lib/quick.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { performLanes, program, vitest } from './lib/steps.ts'
import { closingLines } from './lib/tally.ts'

requireNode()

/** What takes long runs with the deep run: scripts/lib/sets.ts. */
const QUICK = { PORTICO_TEST_SET: 'quick' }

const browser = await ensureBrowser()
// Two workers that found it out of date would build it at once, into one folder.
await ensureClient({ brand: 'aurora', development: true })
// Two lanes of about the same length, and each begins with what is quick to fail. What waits most stands beside what computes most.
const sum = await performLanes(
  [
    ...staticSteps,
    vitest('unit tests', ['unit']),
    vitest('unit tests of the renderer', ['renderer']),
    vitest('gateway on PGlite', ['gateway'], QUICK),
  ],
  [
    program('build', process.execPath, [inRoot('scripts', 'build.ts')]),
    program('build of the desktop client', process.execPath, [inRoot('scripts', 'build-desktop.ts')]),
    program('size budgets', process.execPath, [inRoot('scripts', 'budget.ts')]),
    vitest('desktop client', ['desktop'], { ...QUICK, PORTICO_CHROMIUM: browser }),
    e2eStep('four people and axe in a browser', browser, { PORTICO_E2E_SET: 'walks' }),
  ],
)
console.log(closingLines(sum).join('\n'))
process.exitCode = sum.failed === 0 ? 0 : 1
