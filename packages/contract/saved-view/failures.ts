export const SAVED_VIEW_FAILURES = {
  /** `most` views of one page are saved already. */
  TOO_MANY_VIEWS: 409,
} as const
