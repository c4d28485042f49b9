import type pg from 'pg'

/** What is prepared stays in the memory of the database, so lists of every length, each a text of its own, must not fill it. */
const MOST_PREPARED = 1_000
const MOST_REMEMBERED = 10_000

type Ask = (config: unknown, ...more: unknown[]) => unknown

/**
 * Has the connection parse a statement once, from the second time on that its text comes with values: of a short statement parsing and planning
 * are four fifths of the work.
 */
export const prepareRepeated = (client: pg.PoolClient): void => {
  const names = new Map<string, string>()
  const once = new Set<string>()
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size >= MOST_PREPARED) return name
    if (!once.delete(text)) {
      if (once.size >= MOST_REMEMBERED) once.clear()
      once.add(text)
      return undefined
    }
    const next = `repeated_${names.size}`
    names.set(text, next)
    return next
  }
  const plain = client.query.bind(client) as Ask
  const query: Ask = (config, values, ...more) => {
    const { text, name, ...rest } = typeof config === 'string' ? { text: config } : (config as Partial<pg.QueryConfig>)
    // A text without values may be several statements, which cannot be prepared.
    if (typeof text !== 'string' || name !== undefined || !Array.isArray(values) || values.length === 0)
      return plain(config, values, ...more)
    return plain({ ...rest, text, name: nameOf(text) }, values, ...more)
  }
  Object.assign(client, { query })
}
