import { staticSteps } from './lib/quick.ts'
import { requireNode } from './lib/root.ts'
import { performAll, vitest } from './lib/steps.ts'
import { closingLines } from './lib/tally.ts'

requireNode()

const sum = await performAll([vitest('unit tests of the renderer', ['renderer']), vitest('unit tests', ['unit']), ...staticSteps], 2)
console.log(closingLines(sum).join('\n'))
process.exitCode = sum.failed === 0 ? 0 : 1
