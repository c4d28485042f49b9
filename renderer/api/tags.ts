/**
 * What cached answers of more than one feature depend on. A feature adds those that are its own alone:
 * `api.enhanceEndpoints({ addTagTypes: ['Promotions'] }).injectEndpoints(…)`.
 */
export const TAGS = [
  'Session',
  'Balance',
  'Bets',
  'Chases',
  'WithdrawPassword',
  'Draws',
  'Announcements',
  'Content',
  'Games',
  'Catalogue',
  'Team',
] as const
/** Tags to drop after a write that went through; a failed one drops none. */
export const whenDone =
  <const Tag extends string>(...tags: Tag[]) =>
  (_result: unknown, error: unknown): Tag[] =>
    error ? [] : tags
