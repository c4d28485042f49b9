import { globSync, readFileSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { camel, type Generator, importLine, kebab } from './skeleton.ts'

const EXAMPLE = 'packages/gateway/testing/ben-xanh'
const LIST = 'packages/gateway/cashier/providers/list.ts'

/** The example's names, in each way of writing, as those of another provider. */
const renamed = (text: string, name: string): string => {
  const words = name.split('-')
  const title = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return text
    .replaceAll('ben-xanh', name)
    .replaceAll('benXanh', camel(name))
    .replaceAll('BEN_XANH', words.join('_').toUpperCase())
    .replaceAll('BENXANH', words.join('').toUpperCase())
    .replaceAll(/B[eế]n Xanh/g, title)
    .replaceAll('x-bx-', `x-${name}-`)
}

/** A payment provider that works against its own stand-in, after the example of the tests, one folder deeper. */
const copied = (path: string, name: string) => {
  const moved = renamed(readFileSync(inRoot(`${EXAMPLE}/${path}`), 'utf8'), name)
    .replaceAll("'../../cashier/providers/", "'../")
    .replaceAll(/'\.\.\/\.\.\/(?=[a-z])/g, "'../../../")
    .replaceAll(/'\.\.\/(gateway|player)\.ts'/g, "'../../../testing/$1.ts'")
    .replace(/^.*`npm run new -- payment-provider`.*$/m, 'TODO one sentence: who this provider is and what money it carries.')
  return { path: `packages/gateway/cashier/providers/${name}/${path}`, content: moved }
}

export const paymentProvider: Generator = {
  usage: 'payment-provider NAME',
  make: ([input]) => {
    const name = kebab(input, 'A payment provider')
    const files = globSync('**/*.{ts,md}', { cwd: inRoot(EXAMPLE) }).toSorted()
    return {
      files: files.map((path) => copied(path, name)),
      edits: [
        importLine(LIST, `import { ${camel(name)} } from './${name}/provider.ts'`),
        {
          path: LIST,
          edit: (text) =>
            text.replace(
              /(PROVIDERS: .*= \[)(.*)\]/,
              (_, head: string, rest: string) => `${head}${rest ? `${rest}, ` : ''}${camel(name)}]`,
            ),
        },
      ],
      next: [
        `npx vitest run --project gateway ${LIST.replace('list.ts', name)} pays in and out against its stand-in`,
        'Write its calls, its signature and its notices in the place of those of the example: docs/guides/payment-provider.md',
      ],
    }
  },
}
