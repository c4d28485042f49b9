import { ensureBrowser } from './lib/browser.ts'
import { e2eStep } from './lib/e2e.ts'
import { staticSteps } from './lib/quick.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { performAll, performLanes, program, vitest } from './lib/steps.ts'
import { add, closingLines } from './lib/tally.ts'

requireNode()

/** What takes long runs with the deep run: scripts/lib/sets.ts. */
const QUICK = { PORTICO_TEST_SET: 'quick' }

const browser = await ensureBrowser()
// Two programs that found them out of date would build them at once, into one folder.
const built = await performAll([
  program('build', process.execPath, [inRoot('scripts', 'build.ts')]),
  program('build of the desktop client', process.execPath, [inRoot('scripts', 'build-desktop.ts')]),
])
// One lane computes; of the others one waits for time-outs and restarts, and one for a browser. Each begins with what is quick to fail.
const tested = await performLanes(
  [
    ...staticSteps,
    vitest('unit tests', ['unit']),
    vitest('unit tests of the renderer', ['renderer']),
    vitest('gateway on PGlite', ['gateway'], QUICK),
  ],
  [
    program('size budgets', process.execPath, [inRoot('scripts', 'budget.ts')]),
    e2eStep('four people and axe in a browser', browser, { PORTICO_E2E_SET: 'walks' }),
  ],
  [vitest('desktop client', ['desktop'], { ...QUICK, PORTICO_CHROMIUM: browser })],
)
const sum = add(built, tested)
console.log(closingLines(sum).join('\n'))
process.exitCode = sum.failed === 0 ? 0 : 1
