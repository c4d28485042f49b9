import type { HotMatch } from '@portico/contract/content/site-shapes'
import type { BetLeg } from '@portico/contract/vendor/shapes'
import { sql, type SQLWrapper } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { game, vendor } from '../catalogue/schema.ts'
import { at, units } from '../db/columns.ts'
import { member } from '../member/schema.ts'

const code = () =>
  text('vendor')
    .notNull()
    .references(() => vendor.code)

/** How a vendor is connected. One without a row has no game of its own. */
export const vendorTerms = pgTable('vendor_terms', {
  vendor: code().primaryKey(),
  /** The origin that its games run at; null: the game host of this gateway, where it has one. */
  launchUrl: text('launch_url'),
  /** Places of an amount that it can write, at most four. */
  exponent: integer('exponent').notNull().default(4),
  maxStake: units('max_stake').notNull(),
  maxPayout: units('max_payout').notNull(),
  /** Whether a win that comes after its round was closed is paid. */
  lateWins: boolean('late_wins').notNull().default(false),
  /** Calls of one second that one gateway answers, wins and rollbacks aside. */
  callsPerSecond: integer('calls_per_second').notNull().default(2_000),
  /** Whether `<launch address>/replay?round=…&lang=…` shows a round as it was played. */
  replays: boolean('replays').notNull().default(false),
})

/** Keys that a vendor's calls are signed with, at most two of them live. */
export const vendorKey = pgTable(
  'vendor_key',
  {
    id: text('id').primaryKey(),
    vendor: code(),
    sealedSecret: text('sealed_secret').notNull(),
    addedAt: at('added_at').notNull(),
    retiredAt: at('retired_at'),
  },
  (table) => [index('vendor_key_vendor_idx').on(table.vendor)],
)

/** Numbers used once, kept while a message that carries one could still be fresh. */
export const vendorNonce = pgTable(
  'vendor_nonce',
  { vendor: text('vendor').notNull(), nonce: text('nonce').notNull(), at: at('at').notNull() },
  (table) => [primaryKey({ columns: [table.vendor, table.nonce] }), index('vendor_nonce_at_idx').on(table.at)],
)

/** What a vendor calls a member: another name at each, which says nothing of the account. */
export const vendorPlayer = pgTable(
  'vendor_player',
  {
    vendor: code(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    playerId: text('player_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.memberId] }), uniqueIndex('vendor_player_key').on(table.vendor, table.playerId)],
)

/** One for each launch, by the hash of its token. A trial has no member. */
export const vendorSession = pgTable(
  'vendor_session',
  {
    tokenHash: text('token_hash').primaryKey(),
    vendor: code(),
    memberId: uuid('member_id').references(() => member.id),
    nodeId: integer('node_id')
      .notNull()
      .references(() => game.nodeId),
    room: text('room'),
    mode: text('mode', { enum: ['real', 'demo'] }).notNull(),
    createdAt: at('created_at').notNull(),
    lastAt: at('last_at').notNull(),
    endedAt: at('ended_at'),
  },
  (table) => [index('vendor_session_member_idx').on(table.memberId), index('vendor_session_last_idx').on(table.lastAt)],
)

const isWin = (round: Readonly<Record<'state' | 'won' | 'staked', SQLWrapper>>) =>
  sql`${round.state} = 'CLOSED' and ${round.won} > ${round.staked}`

/** A round of one player. `staked` and `won` are what its transactions come to, less what was rolled back. */
export const vendorRound = pgTable(
  'vendor_round',
  {
    vendor: code(),
    roundId: text('round_id').notNull(),
    memberId: uuid('member_id')
      .notNull()
      .references(() => member.id),
    gameCode: text('game_code').notNull(),
    gameType: text('game_type').notNull(),
    currency: text('currency').notNull(),
    state: text('state', { enum: ['OPEN', 'CLOSED'] }).notNull(),
    staked: units('staked').notNull().default(sql`0`),
    won: units('won').notNull().default(sql`0`),
    /** How much of `staked` was bonus money, and of which bonus: of one alone in a round. */
    bonusStaked: units('bonus_staked').notNull().default(sql`0`),
    bonusId: uuid('bonus_id'),
    openedAt: at('opened_at').notNull(),
    lastAt: at('last_at').notNull(),
    closedAt: at('closed_at'),
    closedBy: text('closed_by', { enum: ['VENDOR', 'OPERATOR', 'RULE'] }),
    reason: text('reason'),
    /** What a bet on matches is on, as its vendor last said. */
    legs: jsonb('legs').$type<readonly BetLeg[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.roundId] }),
    index('vendor_round_open_idx').on(table.lastAt).where(sql`${table.state} = 'OPEN'`),
    index('vendor_round_member_idx').on(table.memberId, table.openedAt),
    index('vendor_round_settled_idx').on(table.memberId, table.closedAt).where(sql`${table.state} = 'CLOSED'`),
    // Rows come in about the order of their closing: spans of it are found by ranges of pages, which a round under way pays nothing for.
    index('vendor_round_closed_idx').using('brin', table.closedAt),
    index('vendor_round_changed_idx').on(table.lastAt).where(sql`${table.state} = 'CLOSED' and ${table.lastAt} > ${table.closedAt}`),
    index('vendor_round_win_idx').on(table.gameType, table.closedAt).where(isWin(table)),
    index('vendor_round_best_idx')
      .on(table.gameType, sql`date_trunc('hour', ${table.closedAt} at time zone 'UTC')`, table.won)
      .where(isWin(table)),
  ],
)

/** Every transaction, once. A tombstone stands for a bet that was rolled back before it came. */
export const vendorTx = pgTable(
  'vendor_tx',
  {
    vendor: code(),
    txId: text('tx_id').notNull(),
    walletTxId: uuid('wallet_tx_id').notNull().unique('vendor_tx_wallet_key'),
    kind: text('kind', { enum: ['BET', 'WIN', 'ROLLBACK', 'AWARD', 'TOMBSTONE'] }).notNull(),
    roundId: text('round_id'),
    memberId: uuid('member_id').references(() => member.id),
    currency: text('currency'),
    gameCode: text('game_code'),
    amount: units('amount').notNull(),
    jackpot: units('jackpot').notNull().default(sql`0`),
    /** How much of a bet was bonus money. */
    bonus: units('bonus').notNull().default(sql`0`),
    betTxId: text('bet_tx_id'),
    campaignId: text('campaign_id'),
    freeIndex: integer('free_index'),
    /** Of what it asked, so that the same id with other content is found out. */
    fingerprint: text('fingerprint').notNull(),
    reply: jsonb('reply').$type<Readonly<Record<string, unknown>>>(),
    /** The transaction that took it back. */
    rolledBackBy: text('rolled_back_by'),
    at: at('at').notNull(),
    seq: bigint('seq', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    primaryKey({ columns: [table.vendor, table.txId] }),
    index('vendor_tx_round_idx').on(table.vendor, table.roundId),
    index('vendor_tx_bet_idx').on(table.memberId, table.at).where(sql`${table.kind} = 'BET'`),
    index('vendor_tx_at_idx').on(table.vendor, table.at, table.seq),
    uniqueIndex('vendor_tx_free_key')
      .on(table.vendor, table.campaignId, table.memberId, table.freeIndex)
      .where(sql`${table.freeIndex} is not null and ${table.rolledBackBy} is null`),
  ],
)

/** What a vendor may give away: free rounds to each player, or awards up to a budget. */
export const vendorCampaign = pgTable(
  'vendor_campaign',
  {
    vendor: code(),
    campaignId: text('campaign_id').notNull(),
    kind: text('kind', { enum: ['FREE_ROUNDS', 'AWARD'] }).notNull(),
    /** Of each player. */
    rounds: integer('rounds').notNull(),
    budget: units('budget').notNull(),
    spent: units('spent').notNull().default(sql`0`),
    endsAt: at('ends_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.campaignId] })],
)

/** What somebody has to look at: a round that stands still, or a message that contradicts one before. */
export const vendorCase = pgTable(
  'vendor_case',
  {
    id: uuid('id').primaryKey(),
    vendor: code(),
    kind: text('kind', { enum: ['STUCK_ROUND', 'ROLLBACK_AFTER_WIN', 'LATE_WIN', 'MOST_PAYOUT'] }).notNull(),
    /** The round's or the transaction's id. */
    about: text('about').notNull(),
    details: jsonb('details').$type<Readonly<Record<string, unknown>>>().notNull(),
    openedAt: at('opened_at').notNull(),
    closedAt: at('closed_at'),
    closedBy: text('closed_by'),
    note: text('note'),
  },
  (table) => [
    uniqueIndex('vendor_case_key').on(table.vendor, table.kind, table.about),
    index('vendor_case_open_idx').on(table.openedAt).where(sql`${table.closedAt} is null`),
  ],
)

/** Hot matches, as their vendor last said. */
export const vendorMatch = pgTable(
  'vendor_match',
  {
    vendor: code(),
    key: text('key').notNull(),
    value: jsonb('value').$type<HotMatch>().notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.vendor, table.key] })],
)

/** What stands in a progressive jackpot, as its vendor last said. */
export const vendorJackpot = pgTable(
  'vendor_jackpot',
  {
    vendor: code(),
    gameCode: text('game_code').notNull(),
    currency: text('currency').notNull(),
    amount: units('amount').notNull(),
    at: at('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.gameCode, table.currency] })],
)
