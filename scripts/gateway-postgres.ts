import { withPostgres } from './lib/postgres.ts'
import { requireNode } from './lib/root.ts'
import { performAll, vitest } from './lib/steps.ts'
import { closingLines } from './lib/tally.ts'

requireNode()

const sum = await withPostgres((url) => performAll([vitest('gateway on PostgreSQL', ['gateway'], { TEST_DATABASE_URL: url })]))
console.log(closingLines(sum).join('\n'))
process.exitCode = sum.failed === 0 ? 0 : 1
