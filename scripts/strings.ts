import { parseArgs } from 'node:util'
import { requireNode } from './lib/root.ts'
import { type Finding, findings, isFault } from './strings/check.ts'
import { namespacesAreListed, writeNamespaces } from './strings/namespaces.ts'
import { unusedKeys } from './strings/used.ts'

requireNode()

const { values } = parseArgs({ options: { write: { type: 'boolean' }, all: { type: 'boolean' } } })
if (values.write) writeNamespaces()

const found = findings()
const faults = found.filter(isFault)
const rest = found.filter((finding) => !isFault(finding))
const textOf = ({ kind, locale, namespace, key, detail }: Finding): string =>
  `  ${kind.padEnd(12)} ${locale}/${namespace}.json  ${key}${detail === undefined ? '' : `: ${detail}`}`

for (const [locale, own] of Map.groupBy(rest, (finding) => finding.locale)) {
  const counts = Map.groupBy(own, ({ kind }) => kind)
  console.log(`${locale}: ${[...counts].map(([kind, all]) => `${all.length} ${kind}`).join(', ')}`)
  if (values.all) for (const finding of own) console.log(textOf(finding))
}
const unused = unusedKeys()
if (unused.length > 0) console.log(`Keys that no code seems to ask for:\n${unused.map((key) => `  ${key}`).join('\n')}`)
if (faults.length > 0) console.log(`To be mended:\n${faults.map(textOf).join('\n')}`)
const listed = namespacesAreListed()
if (!listed) console.log('renderer/i18n/namespaces.ts is out of date: npm run strings -- --write')
console.log(`${faults.length} faults, ${rest.length} texts read in English or out of date, ${unused.length} keys unused`)
process.exitCode = faults.length === 0 && listed ? 0 : 1
