/**
 * What takes long runs once in `.ci/run`, with the deep run, and `npm test` leaves it out. PORTICO_TEST_SET=quick leaves out both lists;
 * PORTICO_TEST_SET=long runs of the client's tests those listed alone, `server` of the gateway's those that a server is needed for, and
 * `other` the rest of them. By itself each project runs whole.
 */

/** Processes started one after another, thousands of refused calls, large seeds: they run on PostgreSQL, with all others of the gateway. */
export const LONG_GATEWAY = [
  'packages/demo/game-host/game-host.test.ts',
  'packages/demo/seed/bulk.test.ts',
  'packages/demo/seed/seed.test.ts',
  'packages/gateway/agent-contracts/answers.test.ts',
  'packages/gateway/catalogue/misspelt.test.ts',
  'packages/gateway/db/disk-room.test.ts',
  'packages/gateway/http/hostile-identity.test.ts',
  'packages/gateway/http/hostile.test.ts',
  'packages/gateway/lottery/cases.test.ts',
  'packages/gateway/lottery/chase/chase.test.ts',
  'packages/gateway/lottery/chase/clockwork.test.ts',
  'packages/gateway/lottery/correction/correction.test.ts',
  'packages/gateway/lottery/correction/void.test.ts',
  'packages/gateway/lottery/day.test.ts',
  'packages/gateway/lottery/drawing/verify-draw.test.ts',
  'packages/gateway/lottery/placing/breadth.test.ts',
  'packages/gateway/main.test.ts',
  'packages/gateway/messages/budgets.test.ts',
  'packages/gateway/records/year.test.ts',
  'packages/gateway/registration/hostile.test.ts',
  'packages/gateway/session/guesses.test.ts',
  'packages/gateway/tickets/raffle.test.ts',
  'packages/gateway/vendors/conformance.test.ts',
  'packages/gateway/verification/hostile-codes.test.ts',
  'packages/gateway/withdrawals/lying.test.ts',
  'packages/operator/commands/draws.test.ts',
  'packages/operator/operator.test.ts',
]

/**
 * What each `.ci/run` asks of a PostgreSQL: what `npm test` left out, and the rooms in which a server with several writers differs from the
 * embedded database. Of the other rooms, which have run on PGlite by then, it takes a third.
 */
export const SERVER_GATEWAY = [
  ...LONG_GATEWAY,
  'packages/gateway/{cashier,control,db,events,jobs,ledger,tickets,transfers,vendors,withdrawals}/**/*.test.ts',
  'packages/gateway/lottery/{correction,placing,settling}/**/*.test.ts',
  'packages/gateway/turnover/purse-parallel.test.ts',
]

/** An installer's contents made and compared, lines that fall silent, thirty games, ways over the system's browser and back, small screens. */
export const LONG_DESKTOP = [
  'tests/desktop/chooser.test.ts',
  'tests/desktop/cycles.test.ts',
  'tests/desktop/lines.test.ts',
  'tests/desktop/narrow.test.ts',
  'tests/desktop/passkey.test.ts',
  'tests/desktop/social.test.ts',
  'tests/packaging/packed.test.ts',
]
