import type { BrandPack } from '@portico/contract/kit/brand'
import { DESK_CHAT_PATH } from '@portico/contract/desk-chat/shapes'
import type { ContentEntry } from '@portico/contract/content/site-shapes'
import type { Localized } from '@portico/contract/kit/wire'
import { createEntries } from '@portico/gateway/content/index'
import type { Database } from '@portico/gateway/db/open'
import type { Clock } from '@portico/gateway/ports/clock'
import { silentEvents } from '@portico/gateway/events/index'
import type { RandomSource } from '@portico/gateway/ports/random'
import { readSetting, writeSetting } from '@portico/gateway/db/settings'
import { inLanguagesOf, joinedLines } from '../translations/index.ts'
import { blogEntries } from './blog.ts'
import { HELP_TEXTS } from './help.ts'

const MARKER = 'seed.content'

/** A line as a paragraph; what it asks or names first is set apart. */
const paragraph = (line: string): string => `<p>${line.replace(/^([^.:?؟]{3,60}[:?؟])/, '<b>$1</b>')}</p>`

/** Whose logos the footer shows. */
const VENDORS = ['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']

const entriesFor = (brand: BrandPack): ContentEntry[] => {
  const own = (texts: Localized): Localized => inLanguagesOf(brand, texts)
  const contact = (key: string, csType: 'LIVE_CHAT' | 'EMAIL', title: Localized, path: string): ContentEntry => ({
    kind: 'service',
    key,
    csType,
    title: own(title),
    path,
  })
  return [
    ...HELP_TEXTS.map(({ key, section, title, lines }): ContentEntry => {
      const content = joinedLines(
        brand,
        lines.EN.map((EN, at) => ({ EN, TY: lines.TY[at]! })),
        (each) => each.map(paragraph).join(''),
      )
      return { kind: 'help', key, section, title: own(title), content }
    }),
    contact('chat', 'LIVE_CHAT', { EN: 'Live chat', TY: 'Chat trực tuyến' }, DESK_CHAT_PATH),
    contact('mail', 'EMAIL', { EN: 'E-mail', TY: 'Email' }, `mailto:service@${brand.domains[0] ?? 'portico.example'}`),
    ...VENDORS.map((code): ContentEntry => ({ kind: 'vendor', key: code, displayName: code })),
  ]
}

/** Writes the demo site's help, contacts, footer and blog, once; what the operator has changed since stays as it is. */
export const seedContent = async (parts: {
  readonly database: Database
  readonly random: RandomSource
  readonly brand: BrandPack
  readonly clock: Clock
}): Promise<void> => {
  const db = parts.database.orm
  if ((await readSetting(db, MARKER)) !== undefined) return
  // None of these is a match, whose game would be looked up.
  const entries = createEntries({ ...parts, events: silentEvents }, { catalogue: { find: () => Promise.resolve(undefined) } })
  for (const entry of [...entriesFor(parts.brand), ...blogEntries(parts.brand, parts.clock.now())]) await entries.publish(entry)
  await writeSetting(db, MARKER, 'done')
}
