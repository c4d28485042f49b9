export const UPLOAD_FAILURES = {
  UPLOAD_UNKNOWN: 404,
} as const
