import { readFileSync, writeFileSync } from 'node:fs'
import { inRoot } from '../lib/root.ts'
import { CLIENT, namespacesIn } from './files.ts'

/** The list that i18next's types take the keys from. */
const LIST = inRoot('renderer', 'i18n', 'namespaces.ts')

/** TypeScript source that names the renderer's namespaces, one for each file of the source language. */
export const namespaceList = (folder?: string): string => {
  const names = namespacesIn(folder).filter((name) => name !== CLIENT)
  return `// Written by \`npm run strings -- --write\` from the files in locales/en.
${names.map((name) => `import type ${name} from '../../locales/en/${name}.json'`).join('\n')}

/** Namespaces by name; \`en\` is the source of the keys. */
export interface Resources {
${names.map((name) => `  ${name}: typeof ${name}`).join('\n')}
}
`
}

/** Whether the list names what there is. */
export const namespacesAreListed = (): boolean => readFileSync(LIST, 'utf8') === namespaceList()

export const writeNamespaces = (): void => writeFileSync(LIST, namespaceList())
