/** The SQLSTATE of a database error, whether the driver threw it or Drizzle wrapped it. */
export const sqlState = (error: unknown): string | undefined => {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown }
  if (typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code)) return code
  return cause ? sqlState(cause) : undefined
}

/** What the driver says, without a code, when a connection could not be had or broke off. */
const CONNECTION_LOST =
  /^(timeout exceeded when trying to connect|timeout expired|Connection terminated\b.*|Client has encountered a connection error and is not queryable)$/

/** Whether the driver could not reach the server, or lost it. Errors that carry a code are not meant. */
export const isConnectionLost = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  return CONNECTION_LOST.test(error.message) || isConnectionLost(error.cause)
}

export const UNIQUE_VIOLATION = '23505'
export const CHECK_VIOLATION = '23514'
