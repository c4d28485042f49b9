/** What a cached answer depends on. A failed write invalidates nothing. */
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
export type Tag = (typeof TAGS)[number]

/** Tags to drop after a write that went through. */
export const whenDone =
  (...tags: Tag[]) =>
  (_result: unknown, error: unknown): Tag[] =>
    error ? [] : tags
