import { beforeLast, type Generator, kebab, lineBefore } from './skeleton.ts'

const row = (noun: string, name: string): string => `
/** TODO one line for the published reference. */
export const ${name} = call({
  method: 'POST',
  path: '/wps/${noun}/${name}',
  token: true,
  request: () => z.object({}),
  response: () => z.object({}),
})
`

const example = (name: string): string => `  ${name}: { request: {}, response: {}, failures: [] },\n`

/** A row of the contract with its example, and its binding in an area of the gateway. */
export const call: Generator = {
  usage: 'call NOUN name [AREA]',
  make: ([givenNoun, name, givenArea]) => {
    const noun = kebab(givenNoun, 'A noun of the contract')
    const area = kebab(givenArea ?? noun, 'An area')
    if (name === undefined || !/^[a-z][A-Za-z0-9]*$/.test(name))
      throw new Error(`A call is named like claimReward; got ${name ?? 'nothing'}`)
    const folder = `packages/contract/${noun}`
    const routes = `packages/gateway/${area}/routes.ts`
    return {
      files: [],
      edits: [
        { path: `${folder}/calls.ts`, edit: (text) => text.trimEnd() + '\n' + row(noun, name) },
        beforeLast(`${folder}/examples.ts`, '}', example(name)),
        lineBefore(routes, 'import ', `import { ${name} } from '@portico/contract/${noun}/calls'`),
        beforeLast(routes, ']', `  bind(${name}, async () => ({})),\n`),
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
