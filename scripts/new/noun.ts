import { callExample, callRow } from './call-row.ts'
import { camel, importLine, lineBefore, type Skeleton } from './skeleton.ts'

const FOLDER = 'packages/contract'

const constant = (name: string): string => `${name.replaceAll('-', '_').toUpperCase()}_FAILURES`

const calls = (noun: string, name: string): string => `import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
${callRow(noun, name)}`

const examples = (name: string): string => `import type * as calls from './calls.ts'
import type { Examples } from '../kit/example.ts'

export const examples: Examples<typeof calls> = {
${callExample(name)}}
`

const failures = (noun: string): string => `/** Codes with their HTTP status; their words stand in errors.json of each language. */
export const ${constant(noun)} = {} as const
`

const readme = (noun: string): string => `# TODO: what the noun ${noun} is about

TODO one sentence: its one idea.

- TODO what may be relied on: units, which calls move money, what is told to nobody
- TODO which area answers it, and what stands in another noun
- TODO a new kind of it: where
`

/** A noun of the contract with its first row, and its lines in the lists of calls, examples and failures. */
export const newNoun = (noun: string, name: string): Pick<Skeleton, 'files' | 'edits'> => {
  const folder = `${FOLDER}/${noun}`
  const id = camel(noun)
  const [index, list, codes] = ['index.ts', 'examples.ts', 'kit/failure.ts'].map((file) => `${FOLDER}/${file}`) as [string, string, string]
  return {
    files: [
      { path: `${folder}/calls.ts`, content: calls(noun, name) },
      { path: `${folder}/examples.ts`, content: examples(name) },
      { path: `${folder}/failures.ts`, content: failures(noun) },
      { path: `${folder}/README.md`, content: readme(noun) },
    ],
    edits: [
      importLine(index, `import * as ${id} from './${noun}/calls.ts'`),
      lineBefore(index, "/** The operator's people", `  /** TODO one sentence for the reference. */\n  ${id}: [${id}],`),
      importLine(list, `import { examples as ${id} } from './${noun}/examples.ts'`),
      lineBefore(list, '...operator,', `  ...${id},`),
      importLine(codes, `import { ${constant(noun)} } from '../${noun}/failures.ts'`),
      lineBefore(codes, '...OPERATOR_FAILURES,', `    ...${constant(noun)},`),
    ],
  }
}
