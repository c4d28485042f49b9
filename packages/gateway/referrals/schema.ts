import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** The code by which a member brings friends; it is made up when its member first asks for it. */
export const referralCode = pgTable('referral_code', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  code: text('code').notNull().unique('referral_code_key'),
})

/** Somebody who joined by a member's code, and what that member got for it. */
export const referral = pgTable(
  'referral',
  {
    friendId: uuid('friend_id')
      .primaryKey()
      .references(() => member.id),
    referrerId: uuid('referrer_id')
      .notNull()
      .references(() => member.id),
    joinedAt: at('joined_at').notNull(),
    rewardedAt: at('rewarded_at'),
    reward: units('reward'),
  },
  (table) => [index('referral_referrer_idx').on(table.referrerId, table.joinedAt), index('referral_joined_idx').on(table.joinedAt)],
)
