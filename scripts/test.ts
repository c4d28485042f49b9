import { ensureBrowser } from './lib/browser.ts'
import { e2eStep } from './lib/e2e.ts'
import { staticSteps } from './lib/quick.ts'
import { inRoot, requireNode } from './lib/root.ts'
import { performAll, program, vitest } from './lib/steps.ts'
import { add, closingLines } from './lib/tally.ts'

requireNode()

const browser = await ensureBrowser()
const quick = await performAll([vitest('unit tests of the renderer', ['renderer']), vitest('unit tests', ['unit']), ...staticSteps], 2)
const long = await performAll([
  vitest('gateway on PGlite', ['gateway']),
  program('build', process.execPath, [inRoot('scripts', 'build.ts')]),
  program('build of the desktop client', process.execPath, [inRoot('scripts', 'build-desktop.ts')]),
  program('size budgets', process.execPath, [inRoot('scripts', 'budget.ts')]),
  e2eStep('four people and axe in a browser', browser),
  vitest('desktop client', ['desktop'], { PORTICO_CHROMIUM: browser }),
])
const sum = add(quick, long)
console.log(closingLines(sum).join('\n'))
process.exitCode = sum.failed === 0 ? 0 : 1
