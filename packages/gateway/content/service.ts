import type { RequestOf } from '@portico/contract/kit/call'
import type { listAnnouncements } from '@portico/contract/content/calls'
import { type Announcement, MARKETING_TYPES } from '@portico/contract/content/shapes'
import type { publishAnnouncement } from '@portico/contract/content/operator-calls'
import type { Catalogue } from '../catalogue/index.ts'
import type { Control } from '../control/index.ts'
import { isPicture } from '../kit/picture-address.ts'
import { otherLanguageOf, textIn } from '../kit/localized.ts'
import { refuse } from '../failure.ts'
import type { Platform } from '../platform.ts'
import { gameCodeOf, linkageOf } from './link.ts'
import { type AnnouncementRow, insertAnnouncement, markRetracted, publishedAnnouncements } from './store.ts'
import { checkTexts, wrongField } from './texts.ts'

type Publication = RequestOf<typeof publishAnnouncement>

export interface Content {
  /**
   * Publishes to everybody at once. Its HTML is kept as written; the reader sanitises it.
   * @throws Failure INVALID_REQUEST naming the field that is missing, too long or leads nowhere, also to a game that is not offered.
   */
  publish(publication: Publication): Promise<{ id: string }>
  /** @throws Failure ANNOUNCEMENT_UNKNOWN when it is not published now. */
  retract(id: string): Promise<{ id: string }>
  /** What this reader may see; what is meant for after login is left out for guests, marketing for who takes a break, and what is for agents for others. */
  list(
    request: RequestOf<typeof listAnnouncements>,
    reader: { language: string; memberId: string | null; agent: boolean },
  ): Promise<{ list: Announcement[] }>
  /** Everything that is published, in the brand's default language. */
  published(type?: Announcement['type']): Promise<{ list: Announcement[] }>
}

export interface ContentDeps {
  readonly catalogue: Pick<Catalogue, 'target'>
  readonly isSpared: Control['isSpared']
}

const MARKETING: ReadonlySet<string> = new Set(MARKETING_TYPES)

export const createContent = ({ database, clock, brand, events, pictures }: Platform, { catalogue, isSpared }: ContentDeps): Content => {
  /** The game that an address names. */
  const gameOf = async (url: string | null, language: string) => {
    const code = url === null ? null : gameCodeOf(url)
    return code === null ? null : catalogue.target(code, language)
  }

  const toAnnouncement = async (row: AnnouncementRow, language: string): Promise<Announcement> => ({
    id: String(row.id),
    type: row.type,
    execution: row.execution,
    title: textIn(row.titles, language, brand),
    content: textIn(row.contents, language, brand),
    lang: otherLanguageOf(row.titles, language, brand),
    promotionType: row.promotionType,
    url: row.url,
    linkageType: row.linkageType,
    game: await gameOf(row.url, language),
    groupName: row.groupName,
    imageUrl: row.imageUrl,
    publishedAt: row.publishedAt.toISOString(),
  })

  const check = async ({ title, content, url, imageUrl }: Publication): Promise<void> => {
    checkTexts({ title, content }, brand)
    if (url !== undefined && linkageOf(url) === null) throw wrongField('url', 'format')
    if (url !== undefined && gameCodeOf(url) !== null && !(await gameOf(url, brand.defaultLanguage)))
      throw wrongField('url', 'game-unknown')
    if (imageUrl !== undefined && !isPicture(imageUrl, brand.imageCdns)) throw wrongField('imageUrl', 'format')
  }

  /** Banners without a picture of their own take the source's in turn. */
  const pictureFor = async (type: Publication['type']): Promise<string | null> => {
    if (type !== 'B') return null
    const standing = await publishedAnnouncements(database.orm, { types: ['B'], limit: 100 })
    return pictures.bannerUrl(standing.length)
  }

  return {
    publish: async (publication) => {
      await check(publication)
      const imageUrl = publication.imageUrl ?? (await pictureFor(publication.type))
      return database.orm.transaction(async (tx) => {
        const row = await insertAnnouncement(tx, {
          type: publication.type,
          execution: publication.execution,
          titles: publication.title,
          contents: publication.content,
          url: publication.url ?? null,
          linkageType: publication.url === undefined ? null : linkageOf(publication.url),
          groupName: publication.groupName ?? null,
          imageUrl,
          promotionType: publication.promotionType ?? null,
          publishedAt: clock.now(),
        })
        const id = String(row.id)
        // Everybody hears this channel: of what is for agents its number alone, as of one that is gone, and who may see it asks again.
        if (row.type === 'AG') await events.broadcast(tx, 'announcement.retracted', { id })
        else await events.broadcast(tx, 'announcement.published', await toAnnouncement(row, brand.defaultLanguage))
        return { id }
      })
    },

    retract: async (id) => {
      const number = /^\d{1,15}$/.test(id) ? Number(id) : refuse('ANNOUNCEMENT_UNKNOWN')
      await database.orm.transaction(async (tx) => {
        if (!(await markRetracted(tx, number, clock.now()))) refuse('ANNOUNCEMENT_UNKNOWN')
        await events.broadcast(tx, 'announcement.retracted', { id })
      })
      return { id }
    },

    list: async ({ types, execution, groupName, limit }, { language, memberId, agent }) => {
      const may = memberId !== null ? (['A', 'B', 'F'] as const) : (['B'] as const)
      const shut = memberId !== null && (await isSpared(memberId))
      const rows = await publishedAnnouncements(database.orm, {
        types: (types.split(',') as AnnouncementRow['type'][]).filter(
          (type) => (!shut || !MARKETING.has(type)) && (agent || type !== 'AG'),
        ),
        executions: may.filter((one) => execution === undefined || one === execution),
        ...(groupName === undefined ? {} : { groupName }),
        limit,
      })
      return { list: await Promise.all(rows.map((row) => toAnnouncement(row, language))) }
    },

    published: async (type) => {
      const rows = await publishedAnnouncements(database.orm, { ...(type === undefined ? {} : { types: [type] }), limit: 500 })
      return { list: await Promise.all(rows.map((row) => toAnnouncement(row, brand.defaultLanguage))) }
    },
  }
}
