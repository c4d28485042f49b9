import { staticSteps } from './lib/quick.ts'
import { requireNode } from './lib/root.ts'
import { performAll, vitest } from './lib/steps.ts'
import { add, line } from './lib/tally.ts'

requireNode()

const still = await performAll(staticSteps, 2)
const sum = add(still, await performAll([vitest('unit tests', ['unit', 'renderer'])]))
console.log(line(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
