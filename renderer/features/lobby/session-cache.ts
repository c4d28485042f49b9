import type { BaseQueryApi } from '@reduxjs/toolkit/query/react'
import type { Call, ResponseOf, SentOf } from '@portico/contract/kit/call'
import type { Ask } from '../../api/ask.ts'
import type { Failure } from '../../api/failure.ts'
import { endpoint } from '../../api/gateway.ts'
import type { ApiHost } from '../../api/host.ts'
import { REFRESH_FLAG } from '../launch/index.ts'

/** Lists of the lobby that live as long as the tab. */
export type CachedList = 'hot' | 'recent' | 'vendors'

interface Entry {
  readonly at: number
  readonly language: string
  readonly data: unknown
}

const PREFIX = 'portico.lobby.'
/** Even a tab that is never closed sees new games after a while. */
const FRESH_MS = 600_000
/** Pages that go on with the vendors they have when the language changes [LOBBY-21]. */
const KEEPS_VENDORS: ReadonlySet<string> = new Set(['/pvp', '/fish', '/rng'])

const keyOf = (list: CachedList, owner: string, request: unknown): string => `${PREFIX}${list}.${owner}.${JSON.stringify(request)}`

const clear = (): void => {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
}

const read = <C extends Call>(row: C, list: CachedList, key: string, language: string, now: number): ResponseOf<C> | undefined => {
  try {
    if (sessionStorage.getItem(REFRESH_FLAG)) {
      clear()
      sessionStorage.removeItem(REFRESH_FLAG)
    }
    const entry = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Entry | null
    const speaks = entry?.language === language || (list === 'vendors' && KEEPS_VENDORS.has(location.pathname))
    if (!entry || !speaks || now - entry.at >= FRESH_MS) return undefined
    const stored = row.response.safeParse(entry.data)
    return stored.success ? (stored.data as ResponseOf<C>) : undefined
  } catch {
    return undefined
  }
}

const write = (key: string, entry: Entry): void => {
  try {
    sessionStorage.setItem(key, JSON.stringify(entry))
  } catch {
    // full or refused: the list is asked for again next time
  }
}

type QueryResult = { data: unknown; error?: undefined } | { error: Failure; data?: undefined }

/** An endpoint that asks the gateway only for what this tab was not told lately. The answer is checked either way. */
export const cachedQuery = <C extends Call>(row: C, list: CachedList) => {
  const { query, responseSchema } = endpoint(row)
  const queryFn = async (request: SentOf<C>, { extra, getState }: BaseQueryApi, _options: unknown, ask: (question: Ask) => unknown) => {
    const { clock, language } = extra as ApiHost
    const { session } = getState() as { session: { member?: { account: string } } }
    const key = keyOf(list, row.token ? (session.member?.account ?? '') : '', request)
    const known = read(row, list, key, language(), clock.now())
    if (known !== undefined) return { data: known }
    const answer = (await ask(query(request))) as QueryResult
    if (answer.error) return { error: answer.error }
    write(key, { at: clock.now(), language: language(), data: answer.data })
    return { data: answer.data as ResponseOf<C> }
  }
  return { queryFn, responseSchema }
}
