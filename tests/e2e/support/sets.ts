/** Every test in a browser. */
export const EVERY = ['e2e/**/*.spec.ts', 'accessibility/**/*.spec.ts']

/**
 * What `npm test` has time for: a walk of each of the four people, through sign-in, play, money, the office and offers, and axe. The others run
 * with the deep tests, so `.ci/run` misses none.
 */
export const WALKS = [
  'e2e/visitor.spec.ts',
  'e2e/registration.spec.ts',
  'e2e/member.spec.ts',
  'e2e/center.spec.ts',
  'e2e/launch.spec.ts',
  'e2e/deposit-page.spec.ts',
  'e2e/withdrawals.spec.ts',
  'e2e/promotions.spec.ts',
  'e2e/points.spec.ts',
  'e2e/missions.spec.ts',
  'e2e/trusted-types.spec.ts',
  'e2e/agent.spec.ts',
  'e2e/office-table.spec.ts',
  'e2e/offer-to-salary.spec.ts',
  'e2e/operator.spec.ts',
  'accessibility/axe.spec.ts',
]
