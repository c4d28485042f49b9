import { writeFileSync } from 'node:fs'
import type { Reporter, TestModule } from 'vitest/node'
import { TALLY_FILE, type VitestReport } from './tally.ts'

const countOf = (module: TestModule): VitestReport['files'][number] => {
  const tests = [...module.children.allTests()]
  const ended = (state: 'passed' | 'failed'): number => tests.filter((test) => test.result().state === state).length
  return {
    path: module.moduleId,
    state: module.state(),
    passed: ended('passed'),
    failed: ended('failed'),
    failures: tests.filter((test) => test.result().state === 'failed').map((test) => test.fullName),
    skips: tests.flatMap((test) => {
      const result = test.result()
      return result.state === 'skipped' ? [{ title: test.fullName, ...(result.note ? { reason: result.note } : {}) }] : []
    }),
  }
}

/** Writes what a run came to, with the reason of each skip, which vitest's own JSON leaves out. */
class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const report: VitestReport = { files: modules.map(countOf) }
    writeFileSync(process.env[TALLY_FILE]!, JSON.stringify(report))
  }
}

// vitest loads a reporter by its default export.
// oxlint-disable-next-line import/no-default-export
export default TallyReporter
