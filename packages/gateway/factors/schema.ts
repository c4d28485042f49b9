import { bigint, boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** Authenticator apps. `failures` count the wrong codes in a row. */
export const authenticator = pgTable('authenticator', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  /** Sealed, see kit/secret-box.ts. */
  secret: text('secret').notNull(),
  /** The time step of the last code that was taken: none of it or before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull(),
  failures: integer('failures').notNull().default(0),
  lockedUntil: at('locked_until'),
  addedAt: at('added_at').notNull(),
})

/** Authenticator apps that no code has confirmed yet. */
export const authenticatorDraft = pgTable('authenticator_draft', {
  memberId: uuid('member_id')
    .primaryKey()
    .references(() => member.id),
  secret: text('secret').notNull(),
  answersLeft: integer('answers_left').notNull(),
  expiresAt: at('expires_at').notNull(),
})

/** Hashes of recovery codes; those of one member have one salt, so that an answer is hashed once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    number: integer('number').notNull(),
    hash: text('hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.number] }), index('recovery_code_member_idx').on(table.memberId)],
)

/** Passkeys: public keys, of which the private half is with the member. */
export const passkey = pgTable(
  'passkey',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    /** How often its device says that it was used; 0 where that does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    name: text('name').notNull(),
    synced: boolean('synced').notNull(),
    addedAt: at('added_at').notNull(),
    lastUsedAt: at('last_used_at'),
  },
  (table) => [index('passkey_member_idx').on(table.memberId)],
)

/** Questions to browsers that are not answered yet, each good for one action of one browser. */
export const passkeyChallenge = pgTable('passkey_challenge', {
  hash: text('hash').primaryKey(),
  bound: text('bound').notNull(),
  expiresAt: at('expires_at').notNull(),
})

/** Whose factors the desk is to take away, because their owner has lost them: proposed by one person, decided by another. */
export const factorRemoval = pgTable(
  'factor_removal',
  {
    id: uuid('id').primaryKey(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['PROPOSED', 'APPROVED', 'REJECTED'] }).notNull(),
    proposedAt: at('proposed_at').notNull(),
    proposedBy: text('proposed_by').notNull(),
    decidedAt: at('decided_at'),
    decidedBy: text('decided_by'),
    note: text('note'),
  },
  (table) => [index('factor_removal_member_idx').on(table.memberId), index('factor_removal_state_idx').on(table.state, table.proposedAt)],
)
