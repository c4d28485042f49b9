import { customType, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Pictures that members sent, as they were drawn anew. */
export const upload = pgTable(
  'upload',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    type: text('type', { enum: ['image/png', 'image/jpeg'] }).notNull(),
    content: bytea('content').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    uploadedAt: at('uploaded_at').notNull(),
    /** What it goes with; null while nothing, and then it is forgotten after a day. */
    ref: text('ref'),
  },
  (table) => [index('upload_ref_idx').on(table.ref), index('upload_member_idx').on(table.memberId, table.uploadedAt)],
)
