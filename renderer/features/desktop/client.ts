import { QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query'
import type { DesktopSettings, LineState, OpenGame, ProxyLogin, SessionState, UpdateState } from '@portico/contract/desktop/shapes'
import { usePlatform } from '../../core/hooks.ts'
import type { Desktop } from '../../platform/desktop-port.ts'

/** The facts that main sends, by the key they are cached under. */
interface ClientFacts {
  readonly session: SessionState
  readonly line: LineState
  readonly update: UpdateState
  readonly settings: DesktopSettings
  readonly games: OpenGame[]
  readonly proxyLogin: ProxyLogin | null
}

export const keyOf = (what: keyof ClientFacts | 'lines' | 'diagnostics'): readonly [string, string] => ['client', what]

/** A cache of main's facts, for as long as the window lives. Nothing in it goes stale by itself: events renew it. */
export const makeClientQueries = ({ state, on }: Desktop): QueryClient => {
  const queries = new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, gcTime: Infinity, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false },
    },
  })
  const keep =
    <What extends keyof ClientFacts>(what: What) =>
    (value: ClientFacts[What]) =>
      void queries.setQueryData(keyOf(what), value)
  for (const what of ['session', 'line', 'update', 'settings', 'games', 'proxyLogin'] as const)
    queries.setQueryData(keyOf(what), state[what])
  on['session.changed'](keep('session'))
  on['line.changed'](keep('line'))
  on['update.changed'](keep('update'))
  on['settings.changed'](keep('settings'))
  on['games.changed'](keep('games'))
  on['proxy.login'](keep('proxyLogin'))
  return queries
}

/** The desktop client. Only what is shown inside it may ask. @throws Error in a browser. */
export const useDesktop = (): Desktop => {
  const { desktop } = usePlatform()
  if (!desktop) throw new Error('useDesktop outside the desktop client')
  return desktop
}

/** What main last told of one thing; it is there from the first render. */
export const useClientFact = <What extends keyof ClientFacts>(what: What): ClientFacts[What] => {
  const desktop = useDesktop()
  // Main tells by itself: the question is only asked where the cache was cleared.
  const ask = () => desktop.state[what] as ClientFacts[What]
  // Failure not shown: it cannot fail, since it reads what main has already sent.
  const { data }: UseQueryResult<ClientFacts[What]> = useQuery({ queryKey: keyOf(what), queryFn: ask, initialData: ask })
  return data === undefined ? ask() : data
}
