import type { QueryClient } from '@tanstack/react-query'
import type { Desktop } from '../../platform/desktop-port.ts'
import { makeClientQueries } from './client.ts'

const made = new WeakMap<Desktop, QueryClient>()

/** The one cache of a window's client, made when it is first wanted: service, button and dialog share it. */
export const queriesOf = (desktop: Desktop): QueryClient => {
  const known = made.get(desktop)
  if (known) return known
  const queries = makeClientQueries(desktop)
  made.set(desktop, queries)
  return queries
}
