import type { BookA, Odds } from '@portico/contract/lottery/shapes'
import { jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PlayLimits } from './play-limits.ts'

/** What the operator set of a lottery, or of a play of it, instead of what stands in code. */
export const lotterySetting = pgTable(
  'lottery_setting',
  {
    gameCode: text('game_code').notNull(),
    /** Empty for what holds for the whole lottery. */
    play: text('play').notNull(),
    limits: jsonb('limits').$type<Partial<PlayLimits>>(),
    odds: jsonb('odds').$type<Odds>(),
    /** Of a play that has two books of odds; `odds` is its book B. */
    bookA: jsonb('book_a').$type<BookA>(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.play] })],
)
