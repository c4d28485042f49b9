import type { QueryClient } from '@tanstack/react-query'
import type { Desktop } from '../../platform/desktop-port.ts'
import { makeClientQueries } from './client.ts'

const clients = new WeakMap<Desktop, QueryClient>()

/** The one cache of a window's client, made when it is first wanted: service, button and dialog share it. */
export const queriesOf = (desktop: Desktop): QueryClient => {
  const known = clients.get(desktop)
  if (known) return known
  const queries = makeClientQueries(desktop)
  clients.set(desktop, queries)
  return queries
}
