import { requireNode } from './lib/root.ts'
import { performAll, vitest } from './lib/steps.ts'
import { line } from './lib/tally.ts'

requireNode()

const sum = await performAll([vitest('deep tests', ['deep'])])
console.log(line(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
