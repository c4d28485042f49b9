interface Coded {
  readonly message?: unknown
  readonly code?: unknown
  readonly cause?: unknown
  readonly errors?: unknown
}

/** The error and what it was caused by, the outermost first; of several at once, as when a host has two addresses, each. */
const chainOf = (error: unknown): readonly Coded[] => {
  if (typeof error !== 'object' || error === null) return []
  const coded = error as Coded
  const inner = Array.isArray(coded.errors) ? (coded.errors as readonly unknown[]) : []
  return [coded, ...chainOf(coded.cause), ...inner.flatMap(chainOf)]
}

interface Server {
  readonly where: string
  readonly host: string
  readonly user: string
  readonly database: string
}

/** What a connection URL leads to; its password is left out. */
export const serverOf = (url: string): Server => {
  const { hostname, port, username, pathname } = new URL(url)
  const host = decodeURIComponent(hostname) || 'localhost'
  return {
    host,
    where: `${host}:${port || '5432'}`,
    user: decodeURIComponent(username) || process.env['PGUSER'] || process.env['USER'] || '',
    database: decodeURIComponent(pathname.slice(1)) || decodeURIComponent(username),
  }
}

/** By the code of the system or PostgreSQL's SQLSTATE. */
const REASONS: Readonly<Record<string, (server: Server) => string>> = {
  ECONNREFUSED: ({ where }) => `nothing answers at ${where} (ECONNREFUSED); is PostgreSQL running there?`,
  ECONNRESET: ({ where }) => `${where} closed the connection (ECONNRESET)`,
  ENOENT: ({ where }) => `there is no socket for ${where}`,
  ENOTFOUND: ({ host }) => `there is no host named ${host} (ENOTFOUND)`,
  EAI_AGAIN: ({ host }) => `the name ${host} cannot be looked up now (EAI_AGAIN)`,
  EHOSTUNREACH: ({ where }) => `there is no way to ${where} (EHOSTUNREACH)`,
  ETIMEDOUT: ({ where }) => `${where} does not answer in time (ETIMEDOUT)`,
  '28P01': ({ user, where }) => `${where} refuses the password of user "${user}" (28P01)`,
  '28000': ({ user, where }) => `${where} lets no user "${user}" in (28000); see its pg_hba.conf`,
  '3D000': ({ database, where }) => `${where} has no database "${database}" (3D000); make it with: createdb ${database}`,
  '42501': ({ user, database }) =>
    `user "${user}" may not create what the gateway needs in database "${database}" (42501); let it own the database: ` +
    `alter database "${database}" owner to "${user}"`,
  '53300': ({ where }) => `${where} has no connection left (53300); raise max_connections`,
  '57P03': ({ where }) => `${where} is still starting (57P03)`,
}

const TIMED_OUT = /timeout expired|timeout exceeded/

/**
 * An error of a PostgreSQL in words: where, as whom, what was refused, and the driver's own code. The password is never in it. An error
 * that has no such cause comes back as it is.
 */
export const explainDatabaseError = (error: unknown, url: string): unknown => {
  const server = serverOf(url)
  const chain = chainOf(error)
  const known = chain.find(({ code }) => typeof code === 'string' && code in REASONS)
  const late = chain.some(({ message }) => typeof message === 'string' && TIMED_OUT.test(message))
  const code = known ? String(known.code) : late ? 'ETIMEDOUT' : undefined
  if (code !== undefined) return new Error(`DATABASE_URL: ${REASONS[code]?.(server)}`, { cause: error })
  const innermost = chain.findLast(({ message }) => typeof message === 'string' && message !== '')
  if (chain.length < 2 || innermost === undefined) return error
  const suffix = typeof innermost.code === 'string' ? ` (${innermost.code})` : ''
  return new Error(`DATABASE_URL: ${server.where}: ${String(innermost.message)}${suffix}`, { cause: error })
}
