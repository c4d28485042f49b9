import { camel, type Generator, importLine, kebab, lastEntry } from './skeleton.ts'

const KINDS = 'packages/gateway/promotions/kinds'

/** A kind of promotion that pays a fixed amount once to whoever claims it: what it is to pay for stands in `worth`. */
const kindFile = (name: string): string => `import { parseUnits } from '@portico/contract/kit/money'
import * as z from 'zod/mini'
import { amount, promotionKind } from '../kind.ts'

/** TODO one sentence: who is paid what for what. */
export const ${camel(name)} = promotionKind({
  kind: '${name}',
  way: 'CLAIM',
  terms: z.strictObject({ amount }),
  period: () => 'ONCE',
  most: (terms) => parseUnits(terms.amount),
  example: (terms) => ({ of: 'NOTHING', base: 0n, gets: parseUnits(terms.amount) }),
  worth: async (terms) => parseUnits(terms.amount),
})
`

/** What the test of all kinds tries it by. */
const SAMPLE = '{ "terms": { "amount": "50" }, "pays": "50" }\n'

export const promotion: Generator = {
  usage: 'promotion NAME',
  make: ([input]) => {
    const name = kebab(input, 'A kind of promotion')
    return {
      files: [
        { path: `${KINDS}/${name}/index.ts`, content: kindFile(name) },
        { path: `${KINDS}/${name}/sample.json`, content: SAMPLE },
      ],
      edits: [
        importLine(`${KINDS}/list.ts`, `import { ${camel(name)} } from './${name}/index.ts'`),
        lastEntry(`${KINDS}/list.ts`, ']', `  ${camel(name)},\n`),
      ],
      next: [
        `Write in ${KINDS}/${name}/index.ts what it pays: docs/guides/promotion.md`,
        'npx vitest run --project gateway packages/gateway/promotions/kinds.test.ts offers and pays every kind',
      ],
    }
  },
}
