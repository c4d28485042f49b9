import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { helpCenter, launchChat, liveChats, siteLinks } from '@portico/contract/content/site-calls'
import type { ContentKind } from '@portico/contract/content/shapes'
import type { operatorEntries } from '@portico/contract/content/operator-calls'
import { type ContentEntry, socialNetwork } from '@portico/contract/content/site-shapes'
import type { Localized } from '@portico/contract/kit/wire'
import type { Catalogue } from '../../catalogue/index.ts'
import { otherLanguageOf, textIn } from '../../kit/localized.ts'
import { refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { createChatPaths } from './chat-path.ts'
import { checkMatch } from './matches.ts'
import { deleteEntry, lastPosition, readEntries, upsertEntry } from './store.ts'
import { isContactPath, linkageOf } from '../link.ts'
import { checkTexts, wrongField } from '../texts.ts'

/** What the operator has published besides announcements. */
export interface Entries {
  /**
   * Publishes to every reader at once, in place of one of the same key.
   * @param position without one, an entry keeps its place and a new one comes last
   * @throws Failure INVALID_REQUEST naming the field that is missing, too long or leads nowhere
   */
  publish(entry: ContentEntry, position?: number): Promise<{ kind: ContentKind; key: string }>
  /** @throws Failure CONTENT_UNKNOWN when it is not published now */
  retract(kind: ContentKind, key: string): Promise<{ kind: ContentKind; key: string }>
  published(kind: ContentKind): Promise<ResponseOf<typeof operatorEntries>>
  help(request: Pick<RequestOf<typeof helpCenter>, 'section'>, language: string): Promise<ResponseOf<typeof helpCenter>>
  chats(language: string): Promise<ResponseOf<typeof liveChats>>
  /** @throws Failure CHAT_UNKNOWN when the path is none of ours, or its entry was taken back */
  openChat(sealed: string): Promise<ResponseOf<typeof launchChat>>
  links(): Promise<ResponseOf<typeof siteLinks>>
}

const STEP = 10

/** Without one, an article is its title's alone. */
const leadOf = ({ title, lead }: Extract<ContentEntry, { kind: 'article' }>): Localized => (Object.keys(lead).length === 0 ? title : lead)

export interface EntriesDeps {
  readonly catalogue: Pick<Catalogue, 'find'>
}

export const createEntries = (
  platform: Pick<Platform, 'database' | 'random' | 'brand' | 'events' | 'clock'>,
  { catalogue }: EntriesDeps,
): Entries => {
  const { database, brand, clock, events } = platform
  const db = database.orm
  const paths = createChatPaths(platform)

  const read = <K extends ContentKind>(kind: K) => readEntries(db, kind)

  const check = async (entry: ContentEntry): Promise<void> => {
    if (entry.kind === 'help') checkTexts({ title: entry.title, content: entry.content }, brand)
    if (entry.kind === 'service') {
      checkTexts({ title: entry.title }, brand)
      if (!isContactPath(entry.path)) throw wrongField('path', 'format')
    }
    if (entry.kind === 'social' && linkageOf(entry.url) !== 'URL') throw wrongField('url', 'format')
    if (entry.kind === 'article') checkTexts({ title: entry.title, lead: leadOf(entry), content: entry.content }, brand)
    if (entry.kind === 'match') await checkMatch(entry, { brand, catalogue })
  }

  /** An article keeps the day on which it was first published, unless it says another. */
  const dated = async (entry: ContentEntry): Promise<ContentEntry> => {
    if (entry.kind !== 'article' || entry.publishedAt !== undefined) return entry
    const before = (await read('article')).find((each) => each.entry.key === entry.key)
    return { ...entry, publishedAt: before?.entry.publishedAt ?? clock.now().toISOString() }
  }

  return {
    publish: async (entry, position) => {
      await check(entry)
      const { kind, key } = entry
      const value = await dated(entry)
      const nextPosition = position ?? (await lastPosition(db, kind)) + STEP
      await db.transaction(async (tx) => {
        await upsertEntry(tx, { kind, key, position: nextPosition, value }, position !== undefined)
        await events.broadcast(tx, 'content.changed', { kind })
      })
      return { kind, key }
    },
    retract: async (kind, key) => {
      await db.transaction(async (tx) => {
        if (!(await deleteEntry(tx, kind, key))) refuse('CONTENT_UNKNOWN')
        await events.broadcast(tx, 'content.changed', { kind })
      })
      return { kind, key }
    },
    published: async (kind) => ({ list: await read(kind) }),

    help: async ({ section }, language) => {
      const rows = (await read('help')).filter(({ entry }) => entry.section === section)
      const topics = rows.map(({ entry: { key, title, content } }) => ({
        topic: key,
        section,
        title: textIn(title, language, brand),
        content: textIn(content, language, brand),
        lang: otherLanguageOf(content, language, brand),
      }))
      return { topics }
    },
    chats: async (language) => {
      const rows = await read('service')
      const list = rows.map(async ({ entry: { key, csType, title, path } }) => ({
        id: key,
        csType,
        title: textIn(title, language, brand),
        lang: otherLanguageOf(title, language, brand),
        path: await paths.seal(path),
      }))
      return { list: await Promise.all(list) }
    },
    openChat: async (sealed) => {
      const path = await paths.open(sealed)
      const offered = (await read('service')).some(({ entry }) => entry.path === path)
      return path !== undefined && offered ? { chatUrl: path } : refuse('CHAT_UNKNOWN')
    },
    links: async () => {
      const [social, vendors] = await Promise.all([read('social'), read('vendor')])
      // The brand's own links stand until the operator publishes others.
      const published = new Map(social.map(({ entry }) => [entry.key, entry.url]))
      return {
        social: socialNetwork.options.flatMap((name) => {
          const url = published.get(name) ?? brand.social[name]
          return url === undefined ? [] : [{ name, url }]
        }),
        vendors: vendors.map(({ entry: { key, displayName } }) => ({ vassalage: key, displayName })),
      }
    },
  }
}
