import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { NewRoom } from '@portico/contract/catalogue/room-shapes'
import { at } from '../db/columns.ts'

export const vendor = pgTable('vendor', {
  code: text('code').primaryKey(),
  displayName: text('display_name').notNull(),
  position: integer('position').notNull(),
  /** Where its own picture is; null: the picture source has one. */
  iconUrl: text('icon_url'),
})

export const game = pgTable(
  'game',
  {
    nodeId: integer('node_id').primaryKey(),
    code: text('code').notNull().unique(),
    names: jsonb('names').$type<Record<string, string>>().notNull(),
    vendorCode: text('vendor_code')
      .notNull()
      .references(() => vendor.code),
    gameType: text('game_type').notNull(),
    classify: text('classify').notNull(),
    hot: boolean('hot').notNull(),
    trial: boolean('trial').notNull(),
    opensList: boolean('opens_list').notNull().default(false),
    minBet: integer('min_bet').notNull(),
    lines: integer('lines').notNull(),
    /** Where its own picture is; null: the picture source has one. */
    iconUrl: text('icon_url'),
    /** Which of the picture source's pictures, chosen so that neighbours never look alike. */
    variant: integer('variant').notNull(),
    position: integer('position').notNull(),
    enabled: boolean('enabled').notNull().default(true),
    /** Names folded to plain lower-case letters, for search. */
    /** Rooms to choose from before it opens; bets in whole units of the currency. */
    rooms: jsonb('rooms').$type<readonly NewRoom[]>().notNull().default([]),
    searchText: text('search_text').notNull(),
    addedAt: at('added_at').notNull().defaultNow(),
  },
  (table) => [index('game_type_idx').on(table.gameType, table.position), index('game_vendor_idx').on(table.vendorCode, table.position)],
)

/** Every word that a game's `searchText` has had; a trigger on `game` adds them. Misspelt words are compared with these. */
export const gameWord = pgTable('game_word', { word: text('word').primaryKey() }, (table) => [
  index('game_word_idx').using('gist', table.word.op('gist_trgm_ops')),
])
