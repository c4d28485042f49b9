import { ensureBrowser } from './lib/browser.ts'
import { e2eStep } from './lib/e2e.ts'
import { staticSteps } from './lib/quick.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { performAll, performLanes, program, vitest } from './lib/steps.ts'
import { add, closingLines } from './lib/tally.ts'

requireNode()

const browser = await ensureBrowser()
const quick = await performAll([vitest('unit tests of the renderer', ['renderer']), vitest('unit tests', ['unit']), ...staticSteps], 2)
const built = await performAll([
  program('build', process.execPath, [inRoot('scripts', 'build.ts')]),
  program('build of the desktop client', process.execPath, [inRoot('scripts', 'build-desktop.ts')]),
  program('size budgets', process.execPath, [inRoot('scripts', 'budget.ts')]),
])
// The desktop client's tests mostly wait for time-outs and restarts, so the browser has the machine beside them; the gateway's compute
// all the time, and have both cores once the browser is done.
const long = await performLanes(
  [vitest('desktop client', ['desktop'], { PORTICO_CHROMIUM: browser }), vitest('gateway on PGlite', ['gateway'])],
  [e2eStep('four people and axe in a browser', browser)],
)
const sum = [quick, built, long].reduce(add)
console.log(closingLines(sum).join('\n'))
process.exitCode = sum.failed === 0 ? 0 : 1
