import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inRoot, requireNode } from './lib/root.ts'
import { testsByRequirement } from './requirements/named.ts'
import { contradictions, judgements, requirementsPage } from './requirements/table.ts'

requireNode()

const [judged, tests] = [judgements(), testsByRequirement()]
writeFileSync(inRoot('docs', 'requirements.md'), requirementsPage(judged, tests))

/** The whole list stands beside the repository; without it the judged ones are all there are. */
const LIST = inRoot('..', 'shared', 'spec', 'requirements.tsv')
const known = new Set(judged.map(({ id }) => id))
const listed = existsSync(LIST)
  ? readFileSync(LIST, 'utf8')
      .split('\n')
      .slice(1)
      .filter(Boolean)
      .map((row) => row.split('\t')[0]!)
  : []
const faults = [
  ...contradictions(judged, tests),
  ...listed.filter((id) => !known.has(id)).map((id) => `${id} is not in docs/requirements.tsv`),
]
for (const fault of faults) console.log(fault)
console.log(`docs/requirements.md written: ${judged.length} requirements, ${faults.length} contradictions`)
process.exitCode = faults.length === 0 ? 0 : 1
