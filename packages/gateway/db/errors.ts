/** The SQLSTATE of a database error, whether the driver threw it or Drizzle wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  return cause ? sqlState(cause) : undefined
}

export const UNIQUE_VIOLATION = '23505'
export const CHECK_VIOLATION = '23514'
