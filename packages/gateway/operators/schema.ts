import type { OperatorRole } from '@portico/contract/operator/roles'
import { bigint, bigserial, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'

/** Who may come to the operator's desk. */
export const operatorPerson = pgTable(
  'operator_person',
  {
    name: text('name').primaryKey(),
    role: text('role').$type<OperatorRole>().notNull().default('administrator'),
    /** sha256 of the key, which nobody but the person has once the app is set up. */
    keyHash: text('key_hash').notNull(),
    addedBy: text('added_by').notNull(),
    addedAt: at('added_at').notNull(),
    /** Who made the key that is to set up an app; null once one is. Keys from before people had apps have none. */
    invitedBy: text('invited_by'),
    invitedUntil: at('invited_until'),
    /** Before that the invitation opens nothing. */
    invitedFrom: at('invited_from'),
    /** Another administrator has to let the invitation count first. */
    waits: boolean('waits').notNull().default(false),
    /** From then on the key opens nothing; the name stays with what the person did. */
    removedAt: at('removed_at'),
  },
  (table) => [uniqueIndex('operator_person_key').on(table.keyHash)],
)

/** Authenticator apps of people at the desk. `failures` count the wrong codes in a row. Secrets are sealed, see kit/secret-box.ts. */
export const operatorApp = pgTable('operator_app', {
  person: text('person')
    .primaryKey()
    .references(() => operatorPerson.name),
  /** Null until a first code has confirmed it. */
  secret: text('secret'),
  /** The app that is to take its place, until `draftUntil`. */
  draft: text('draft'),
  draftUntil: at('draft_until'),
  /** The time step of the last code that was taken: none of it or before it is taken again. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  failures: integer('failures').notNull().default(0),
  lockedUntil: at('locked_until'),
})

/** Hashes of recovery codes; those of one person have one salt. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  {
    person: text('person')
      .notNull()
      .references(() => operatorPerson.name),
    hash: text('hash').notNull(),
    usedAt: at('used_at'),
  },
  (table) => [primaryKey({ columns: [table.person, table.hash] })],
)

/** Who is logged in at the desk. */
export const operatorSession = pgTable(
  'operator_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    person: text('person')
      .notNull()
      .references(() => operatorPerson.name),
    openedAt: at('opened_at').notNull(),
    seenAt: at('seen_at').notNull(),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [index('operator_session_person_idx').on(table.person)],
)

/** What was asked for at the operator desk, written down before it is done. Rows are never changed; a trigger refuses it. */
export const operatorAction = pgTable(
  'operator_action',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    at: at('at').notNull(),
    person: text('person').notNull(),
    call: text('call').notNull(),
    /** Long lists and texts are cut. Calls that are logged carry no secrets. */
    request: jsonb('request').$type<Record<string, unknown>>().notNull(),
    ip: text('ip').notNull(),
    traceId: text('trace_id').notNull(),
  },
  (table) => [index('operator_action_person_idx').on(table.person, table.id), index('operator_action_call_idx').on(table.call, table.id)],
)

/** What came of it: `DONE` or the code of the refusal. */
export const operatorOutcome = pgTable('operator_outcome', {
  actionId: bigint('action_id', { mode: 'number' })
    .primaryKey()
    .references(() => operatorAction.id),
  outcome: text('outcome').notNull(),
  at: at('at').notNull(),
})
