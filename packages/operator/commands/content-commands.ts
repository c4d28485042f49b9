import type { ContentKind } from '@portico/contract/content'
import { type ContentEntry, operatorEntries, publishEntry, retractEntry } from '@portico/contract/site-content'
import type { Ask } from '../client.ts'

type Words = Readonly<Record<string, string>>

const wordsOf = (texts: Words): string => Object.values(texts)[0] ?? ''

/** An entry on one line, after its key. */
const lineOf = (entry: ContentEntry): string => {
  switch (entry.kind) {
    case 'help':
      return `${entry.section.padEnd(11)}  ${wordsOf(entry.title)}`
    case 'service':
      return `${entry.csType.padEnd(9)}  ${wordsOf(entry.title)}  ${entry.path}`
    case 'social':
      return entry.url
    case 'vendor':
      return entry.displayName
  }
}

/** What the commands for help, customer service, social links and vendors do and print. All throw OperatorError in plain words. */
export const createContentCommands = (ask: Ask, print: (line: string) => void) => ({
  publish: async (entry: ContentEntry, position?: number): Promise<void> => {
    const { kind, key } = await ask(publishEntry, { entry, ...(position === undefined ? {} : { position }) })
    print(`Published ${kind} ${key}. Take it back with: npm run operator -- ${kind} retract ${key}`)
  },
  list: async (kind: ContentKind): Promise<void> => {
    const { list } = await ask(operatorEntries, { kind })
    if (list.length === 0)
      print(kind === 'social' ? 'Nothing is published: the links of the brand pack are shown.' : 'Nothing is published.')
    for (const { entry, position } of list) print(`${String(position).padStart(5)}  ${entry.key.padEnd(16)}  ${lineOf(entry)}`)
  },
  retract: async (kind: ContentKind, key: string): Promise<void> => {
    await ask(retractEntry, { kind, key })
    print(kind === 'social' ? `${key} is as the brand pack has it again.` : `${kind} ${key} is no longer shown.`)
  },
})
