import { dialogFile, REQUIRED, WORDS } from './dialog.ts'
import { beforeLast, camel, type Generator, importLine, kebab } from './skeleton.ts'

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

const featureFile = (name: string): string => `import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    ${camel(name)}: Record<never, never>
  }
}

export const ${camel(name)} = {
  dialogs: { ${camel(name)}: () => import('./components/${name}-dialog.tsx') },
} satisfies Feature
`

const testFile = (name: string): string => `import { expect, it } from 'vitest'
import { ${camel(name)} } from './feature.ts'

it('names its dialogs', () => {
  expect(Object.keys(${camel(name)}.dialogs)).toContain('${camel(name)}')
})
`

const readme = (name: string): string => `# TODO: what ${name} is

TODO one sentence: what people do here.

- TODO whose word holds: what is shown as the gateway says it, and what stands in the address
- TODO what other features may use of it
- TODO a new kind of it: where
`

const LIST = 'renderer/app/features.ts'

/** A feature of the renderer with one dialog, its texts, and its line in the list of features. */
export const feature: Generator = {
  usage: 'feature NAME',
  make: ([input]) => {
    const name = kebab(input, 'A feature')
    const folder = `renderer/features/${name}`
    return {
      files: [
        { path: `${folder}/feature.ts`, content: featureFile(name) },
        { path: `${folder}/feature.test.ts`, content: testFile(name) },
        { path: `${folder}/README.md`, content: readme(name) },
        { path: `${folder}/components/${name}-dialog.tsx`, content: dialogFile(camel(name), '') },
        ...REQUIRED.map((locale) => ({ path: `locales/${locale}/${camel(name)}.json`, content: json(WORDS[locale]) })),
      ],
      edits: [
        importLine(LIST, `import { ${camel(name)} } from '../features/${name}/feature.ts'`),
        beforeLast(LIST, 'shell,\n] as const', `${camel(name)},\n  `),
      ],
      derive: [{ script: 'scripts/strings.ts', args: ['--write'] }],
      next: [
        `Write locales/en/${camel(name)}.json and locales/vi/${camel(name)}.json`,
        'Pages stand in pages/ and are named in feature.ts; their addresses in renderer/core/paths.ts',
        'Look at it in both themes, at 1440x900 and 390x844',
      ],
    }
  },
}
