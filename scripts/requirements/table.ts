import { readFileSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'

const PROVEN = ['whole', 'part', 'none'] as const
export type Proven = (typeof PROVEN)[number]

/** What a reader of the tests says of a requirement. */
export interface JudgedRow {
  readonly id: string
  readonly proven: Proven
  /** What no test proves, where part of it is proven. */
  readonly missing: string
}

type Tests = ReadonlyMap<string, readonly string[]>

const isProven = (text: string): text is Proven => PROVEN.some((each) => each === text)

/** Reads `id`, `proven` and `missing` from tab-separated rows below a header. @throws Error naming the first row that is none. */
export const readJudgements = (text: string): readonly JudgedRow[] =>
  text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [id = '', proven = '', missing = ''] = row.split('\t')
      if (!/^[A-Z]+-\d{2}$/.test(id) || !isProven(proven)) throw new Error(`no requirement: ${row}`)
      return { id, proven, missing }
    })

export const judgements = (): readonly JudgedRow[] => readJudgements(readFileSync(inRoot('docs', 'requirements.tsv'), 'utf8'))

/** Where the judgements and the tests say different things. */
export const contradictions = (judged: readonly JudgedRow[], tests: Tests): readonly string[] => {
  const known = new Set(judged.map(({ id }) => id))
  return [
    ...[...tests].filter(([id]) => !known.has(id)).map(([id, [first]]) => `${id} is no requirement, but ${first} names it`),
    ...judged
      .filter(({ id, proven }) => (proven === 'none') === tests.has(id))
      .map(({ id, proven }) =>
        proven === 'none'
          ? `${id} is named by tests: say in docs/requirements.tsv how far they prove it`
          : `${id} is said to be proven, but no test names it`,
      ),
    ...judged
      .filter(({ proven, missing }) => (proven === 'part') !== (missing !== ''))
      .map(({ id }) => `${id}: say what is missing where part is proven, and only there`),
  ]
}

/** The page that says it all. */
export const requirementsPage = (judged: readonly JudgedRow[], tests: Tests): string => {
  const count = (proven: Proven): number => judged.filter((each) => each.proven === proven).length
  const rows = judged.map(
    ({ id, proven, missing }) => `| ${id} | ${proven} | ${missing} | ${(tests.get(id) ?? []).map((path) => `\`${path}\``).join('<br>')} |`,
  )
  return `# Requirements and their tests

Made by \`npm run requirements\` from the ids in the titles of tests and from what readers of the tests wrote into \`requirements.tsv\`.

Of ${judged.length} requirements ${count('whole')} are proven whole, ${count('part')} in part, ${count('none')} not at all.

| Requirement | Proven | Missing | Tests that name it |
| --- | --- | --- | --- |
${rows.join('\n')}
`
}
