import type { View } from '../model/view.ts'

/** What to ask for the downlines of a view, but for the page. */
export const membersQuestion = ({ days, scope, under, find, active, opened, sort, order }: View) => ({
  ...days,
  scope,
  ...(under && { under }),
  ...(find.trim() && { account: find.trim() }),
  ...(active && { active: 'true' as const }),
  ...(opened && { opened: 'true' as const }),
  sort,
  order,
})
