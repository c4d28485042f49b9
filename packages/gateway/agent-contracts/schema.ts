import type { ContractKind } from '@portico/contract/commission/kinds'
import type { ContractEvent, ContractState } from '@portico/contract/agent-contract/shapes'
import type { ContractTerms } from '@portico/contract/agent-contract/terms-shapes'
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '../db/columns.ts'
import { member } from '../member/schema.ts'

/** What an agent agrees with the upline, from its offer on. Its terms, text and hash never change. */
export const agentContract = pgTable(
  'agent_contract',
  {
    id: uuid('id').primaryKey(),
    /** What people call it by, after the letters of its kind. */
    number: integer('number').notNull().generatedAlwaysAsIdentity({ startWith: 2001 }),
    kind: text('kind').$type<ContractKind>().notNull(),
    currency: text('currency').notNull(),
    holderId: uuid('holder_id')
      .notNull()
      .references(() => member.id),
    /** Who pays: the holder's upline; null is the company. */
    payerId: uuid('payer_id').references(() => member.id),
    terms: jsonb('terms').$type<ContractTerms>().notNull(),
    /** The language-neutral text, and its SHA-256 in hex. */
    text: text('text').notNull(),
    hash: text('hash').notNull(),
    /** Counts the contracts of a kind between both. */
    version: integer('version').notNull(),
    notBefore: at('not_before'),
    expiresAt: at('expires_at').notNull(),
    state: text('state').$type<ContractState>().notNull(),
    /** In force from `startsAt` up to `endsAt`; null before it is agreed. */
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
  },
  (table) => [
    index('agent_contract_holder_idx').on(table.holderId, table.kind),
    index('agent_contract_payer_idx').on(table.payerId, table.kind),
    index('agent_contract_state_idx').on(table.state, table.expiresAt),
    index('agent_contract_force_idx').on(table.kind, table.startsAt),
  ],
)

/** What happened to contracts: append-only. */
export const agentContractEvent = pgTable(
  'agent_contract_event',
  {
    id: uuid('id').primaryKey(),
    contractId: uuid('contract_id')
      .notNull()
      .references(() => agentContract.id),
    type: text('type').$type<ContractEvent['type']>().notNull(),
    /** Null where it was the company or the clock. */
    memberId: uuid('member_id').references(() => member.id),
    /** Who of the company, by name at the desk. */
    operator: text('operator'),
    note: text('note').notNull().default(''),
    at: at('at').notNull(),
    /** Orders what happened at one instant. */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [index('agent_contract_event_idx').on(table.contractId, table.number)],
)
