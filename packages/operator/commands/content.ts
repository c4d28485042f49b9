import type { Command as Program } from 'commander'
import type { ContentKind } from '@portico/contract/content/shapes'
import { operatorEntries, publishEntry, retractEntry } from '@portico/contract/content/operator-calls'
import { contentEntry, type ContentEntry } from '@portico/contract/content/site-shapes'
import type { Command } from '../command.ts'
import { OperatorError } from '../error.ts'
import { localized, type Options, withTexts } from '../texts.ts'

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
    case 'article':
      return `${entry.publishedAt?.slice(0, 10) ?? ''}  ${wordsOf(entry.title)}`
    case 'match':
      return `${entry.startsAt.slice(0, 16).replace('T', ' ')}  ${wordsOf(entry.league)}: ${wordsOf(entry.home)} - ${wordsOf(entry.away)}`
  }
}

/** What an option may say, for the message that it does not. */
const CHOICES: Readonly<Record<string, string>> = {
  section: '--section must be one of HELP, AGREEMENT, RESPONSIBLE, LEGAL, CONTACT',
  csType: '--type must be one of LIVE_CHAT, TELEGRAM, ZALO, FACEBOOK, WHATSAPP, EMAIL, PHONE',
  key: 'The name must be letters, digits, - or _ (for a social link: facebook, telegram, youtube or instagram)',
}

const entryFrom = (value: unknown): ContentEntry => {
  const read = contentEntry.safeParse(value)
  if (read.success) return read.data
  const field = String(read.error.issues[0]?.path[0] ?? '')
  throw new OperatorError(`${CHOICES[field] ?? `--${field} cannot be that`}.`)
}

const positionOf = (text: string | undefined): number | undefined => {
  if (text === undefined) return undefined
  if (!/^\d{1,4}$/.test(text)) throw new OperatorError(`--position is a number from 0 to 9999; "${text}" is none.`)
  return Number(text)
}

interface Kind {
  readonly kind: ContentKind
  readonly about: string
  /** What its name is. */
  readonly key: string
  readonly define: (publish: Program) => Program
  readonly read: (options: Options) => object
}

/** `help`, `service`, `social`, `vendor` and `article`, each with publish, list and retract. */
export const content: Command = (program, { ask, print, languages, example }) => {
  example(
    'Put a slide into the lobby, an article into the blog, a topic into the help, a chat into the customer service:',
    'banner publish --group w_home --title-en "Lantern night" --title-ty "Đêm hoa đăng" --url /rng',
    'article publish lanterns --title-en "Lanterns" --content-en "<p>They are lit.</p>"',
    'help publish faq --title-en "Questions" --content-en "<p>Ask us.</p>" --content-ty "<p>Hãy hỏi chúng tôi.</p>"',
    'service publish chat --type LIVE_CHAT --title-en "Live chat" --path https://chat.example/aurora',
  )
  const title = (options: Options) => localized(options, 'title', languages)
  const kinds: readonly Kind[] = [
    {
      kind: 'help',
      about: 'help topics, the user agreement, responsible gaming, the legal licence, contact',
      key: 'topic',
      define: (publish) =>
        withTexts(publish, languages, { title: 'title', content: 'text (HTML allowed)' }).option(
          '--section <section>',
          'HELP, AGREEMENT, RESPONSIBLE, LEGAL or CONTACT',
          'HELP',
        ),
      read: (options) => ({ section: options['section'], title: title(options), content: localized(options, 'content', languages) }),
    },
    {
      kind: 'article',
      about: 'articles of the blog, the newest first',
      key: 'name',
      define: (publish) =>
        withTexts(publish, languages, { title: 'title', lead: 'a sentence or two for the list', content: 'text (HTML allowed)' }).option(
          '--publishedAt <instant>',
          'like 2026-11-21T08:00:00Z; the moment of its first publication unless given',
        ),
      read: (options) => ({
        title: title(options),
        lead: localized(options, 'lead', languages),
        content: localized(options, 'content', languages),
        ...(options['publishedAt'] === undefined ? {} : { publishedAt: options['publishedAt'] }),
      }),
    },
    {
      kind: 'service',
      about: 'ways to the customer service',
      key: 'name',
      define: (publish) =>
        withTexts(publish, languages, { title: 'title' })
          .requiredOption('--type <type>', 'LIVE_CHAT, TELEGRAM, ZALO, FACEBOOK, WHATSAPP, EMAIL or PHONE')
          .requiredOption('--path <address>', 'https://…, mailto:…, tel:… or a page of the site'),
      read: (options) => ({ csType: options['type'], title: title(options), path: options['path'] }),
    },
    {
      kind: 'social',
      about: 'social links of the footer',
      key: 'network',
      define: (publish) => publish.requiredOption('--url <address>', 'https://…'),
      read: ({ url }) => ({ url }),
    },
    {
      kind: 'vendor',
      about: 'vendors that the footer names',
      key: 'code',
      define: (publish) => publish.option('--name <text>', 'as it is shown; the code unless given'),
      read: ({ name }) => (name === undefined ? {} : { displayName: name }),
    },
  ]
  for (const { kind, about, key, define, read } of kinds) {
    const group = program.command(kind).description(about)
    define(group.command(`publish <${key}>`).description('publish it in every open page; one of the same name is replaced'))
      .option('--position <number>', 'where it stands, the smallest first; last unless given')
      .action(async (name: string, options: Options) => {
        const own = { kind, key: name, ...(kind === 'vendor' ? { displayName: name } : {}), ...read(options) }
        const entry = entryFrom(own)
        const position = positionOf(options['position'])
        await ask(publishEntry, { entry, ...(position === undefined ? {} : { position }) })
        print(`Published ${kind} ${entry.key}. Take it back with: npm run operator -- ${kind} retract ${entry.key}`)
      })
    group
      .command('list')
      .description('what is published now')
      .action(async () => {
        const { list } = await ask(operatorEntries, { kind })
        if (list.length === 0)
          print(kind === 'social' ? 'Nothing is published: the links of the brand pack are shown.' : 'Nothing is published.')
        for (const { entry, position } of list) print(`${String(position).padStart(5)}  ${entry.key.padEnd(16)}  ${lineOf(entry)}`)
      })
    group
      .command(`retract <${key}>`)
      .description('take it back')
      .action(async (name: string) => {
        await ask(retractEntry, { kind, key: name })
        print(kind === 'social' ? `${name} is as the brand pack has it again.` : `${kind} ${name} is no longer shown.`)
      })
  }
}
