/** Every test in a browser. */
export const EVERY = ['e2e/**/*.spec.ts', 'accessibility/**/*.spec.ts']

/**
 * What `npm test` has time for: a walk of each of the four people, through sign-in, play, money, the office, offers and messages, and axe. The others run
 * with the deep tests, so `.ci/run` misses none.
 */
export const WALKS = [
  ...['visitor', 'registration', 'recovery', 'member', 'center', 'cards', 'records', 'launch', 'lottery-games'],
  ...['deposit-page', 'withdrawals', 'promotions', 'points', 'missions', 'messages', 'room', 'routes', 'trusted-types'],
  ...['agent', 'office-table', 'register-center', 'offer-to-salary', 'operator'],
]
  .map((subject) => `e2e/${subject}.spec.ts`)
  .concat('accessibility/axe.spec.ts')
