import { existsSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { callExample, callRow } from './call-row.ts'
import { newNoun } from './noun.ts'
import { type Generator, kebab, lastEntry } from './skeleton.ts'

/** Routes that import the row and `bind`. */
const withImport = (text: string, noun: string, name: string): string => {
  const binding = text.replace('import type { Binding } from', 'import { bind, type Binding } from')
  const from = ` } from '@portico/contract/${noun}/calls'`
  return binding.includes(from) ? binding.replace(from, `, ${name}${from}`) : `import { ${name}${from}\n${binding}`
}

/** A row of the contract with its example, and its binding in an area of the gateway; a noun that is new is made with it. */
export const call: Generator = {
  usage: 'call NOUN name [AREA]',
  make: ([nounInput, name, areaInput]) => {
    const noun = kebab(nounInput, 'A noun of the contract')
    const area = kebab(areaInput ?? noun, 'An area')
    if (name === undefined || !/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new Error(`A call is named like claimReward; got ${name ?? 'nothing'}`)
    const folder = `packages/contract/${noun}`
    const routes = `packages/gateway/${area}/routes.ts`
    const { files, edits = [] } = existsSync(inRoot(folder))
      ? {
          files: [],
          edits: [
            { path: `${folder}/calls.ts`, edit: (text: string) => text.trimEnd() + '\n' + callRow(noun, name) },
            lastEntry(`${folder}/examples.ts`, '}', callExample(name)),
          ],
        }
      : newNoun(noun, name)
    return {
      files,
      edits: [
        ...edits,
        { path: routes, edit: (text) => withImport(text, noun, name) },
        lastEntry(routes, ']', `  bind(${name}, async () => ({})),\n`),
      ],
      derive: [{ script: 'scripts/openapi.ts' }],
      next: [
        `Say in ${folder}/calls.ts what it takes and answers, and in examples.ts how it looks; then \`npm run openapi\``,
        `Answer it in ${routes}`,
        'Ask it in a feature: `build.query(…(row))` or `build.mutation(…(row))` in its api.ts',
      ],
    }
  },
}
