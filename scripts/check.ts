import { staticSteps } from './lib/quick.ts'
import { requireNode } from './lib/root.ts'
import { performAll, vitest } from './lib/steps.ts'
import { line } from './lib/tally.ts'

requireNode()

const sum = await performAll([vitest('unit tests', ['unit', 'renderer']), ...staticSteps], 2)
console.log(line(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
