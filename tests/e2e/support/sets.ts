/** Every test in a browser. */
export const EVERY = ['e2e/**/*.spec.ts', 'accessibility/**/*.spec.ts']

/**
 * What `npm test` has time for: the visitor, the member, the agent and the operator on their usual ways, and axe. The others
 * run with the deep tests, a third of them in each `.ci/run`.
 */
export const WALKS = [
  'e2e/visitor.spec.ts',
  'e2e/member.spec.ts',
  'e2e/trusted-types.spec.ts',
  'e2e/agent.spec.ts',
  'e2e/operator.spec.ts',
  'accessibility/axe.spec.ts',
]
