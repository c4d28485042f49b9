/**
 * What takes long runs once in `.ci/run`, with the deep run, and `npm test` leaves it out. PORTICO_TEST_SET=quick leaves out both lists;
 * PORTICO_TEST_SET=long runs of the client's tests those listed alone. By itself each project runs whole.
 */

/** Processes started one after another, thousands of refused calls, large seeds: they run on PostgreSQL, with all others of the gateway. */
export const LONG_GATEWAY = [
  'packages/operator/operator.test.ts',
  'packages/operator/commands/draws.test.ts',
  'packages/demo/game-host/game-host.test.ts',
  'packages/demo/seed/bulk.test.ts',
  'packages/demo/seed/seed.test.ts',
  'packages/gateway/main.test.ts',
  'packages/gateway/catalogue/misspelt.test.ts',
  'packages/gateway/db/disk-room.test.ts',
  'packages/gateway/http/hostile.test.ts',
  'packages/gateway/http/hostile-identity.test.ts',
  'packages/gateway/lottery/cases.test.ts',
  'packages/gateway/lottery/chase/clockwork.test.ts',
  'packages/gateway/lottery/correction/correction.test.ts',
  'packages/gateway/lottery/correction/void.test.ts',
  'packages/gateway/lottery/drawing/verify-draw.test.ts',
  'packages/gateway/lottery/placing/breadth.test.ts',
  'packages/gateway/registration/hostile.test.ts',
  'packages/gateway/session/guesses.test.ts',
  'packages/gateway/tickets/raffle.test.ts',
  'packages/gateway/verification/hostile-codes.test.ts',
  'packages/gateway/withdrawals/lying.test.ts',
]

/** An installer's contents made and compared, lines that fall silent, thirty games, a way over the system's browser and back. */
export const LONG_DESKTOP = [
  'tests/desktop/cycles.test.ts',
  'tests/desktop/lines.test.ts',
  'tests/desktop/passkey.test.ts',
  'tests/packaging/packed.test.ts',
]
