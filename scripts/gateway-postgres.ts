import { withPostgres } from './lib/postgres.ts'
import { requireNode } from './lib/root.ts'
import { performAll, vitest } from './lib/steps.ts'
import { line } from './lib/tally.ts'

requireNode()

const sum = await withPostgres((url) => performAll([vitest('gateway on PostgreSQL', ['gateway'], { TEST_DATABASE_URL: url })]))
console.log(line(sum))
process.exitCode = sum.failed === 0 ? 0 : 1
