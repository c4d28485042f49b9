import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Trial accounts of the last while, each with the browser and the network that it was begun in. When one runs out stands with the account. */
export const trial = pgTable(
  'trial',
  {
    memberId: uuid('member_id')
      .primaryKey()
      .references(() => member.id),
    deviceHash: text('device_hash').notNull(),
    network: text('network').notNull(),
    createdAt: at('created_at').notNull(),
    /** When it was over: run out, or turned into a full account. */
    endedAt: at('ended_at'),
    /** The full account that it became. */
    becameId: uuid('became_id').references(() => member.id),
  },
  (table) => [index('trial_device_idx').on(table.deviceHash), index('trial_network_idx').on(table.network, table.createdAt)],
)
