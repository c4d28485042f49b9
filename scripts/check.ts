import { staticSteps } from './lib/quick.ts'
import { requireNode } from './lib/root.ts'
import { performAll, vitest } from './lib/steps.ts'
import { line } from './lib/tally.ts'

requireNode()

const sum = await performAll([vitest('unit tests of the renderer', ['renderer']), vitest('unit tests', ['unit']), ...staticSteps], 2)
console.log(line(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
