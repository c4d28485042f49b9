import { useCallback, useEffect } from 'react'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { whenIdle } from '../../lib/when-idle.ts'
import { lobbyApi } from './api.ts'
import { isPersonal, type ListView, questionOf } from './list-address.ts'
import type { ChangeView } from './use-list-view.ts'

/** Fetches the page after this one while nobody waits for it. */
export const usePrefetchNextPage = (type: GameType | undefined, view: ListView, totalPages: number): void => {
  const prefetch = lobbyApi.usePrefetch('games')
  const { page } = view
  useEffect(() => {
    if (page >= totalPages) return undefined
    return whenIdle(() => prefetch(questionOf({ ...view, page: page + 1 }, type)))
  }, [prefetch, page, totalPages, view, type])
}

/** Asks for what a change would show. */
export type PrefetchView = (changes: Partial<ListView>) => void

/**
 * Asks for what a change will show before it is made, so that the answer is there or on its way: `ask` when somebody rests on a
 * filter, `change` at the latest, before the page has begun to change.
 */
export const usePrefetchFirst = (
  type: GameType,
  view: ListView,
  change: ChangeView,
): { readonly ask: PrefetchView; readonly change: ChangeView } => {
  const prefetch = lobbyApi.usePrefetch('games')
  const ask = useCallback<PrefetchView>(
    (changes) => {
      const next = { ...view, page: 1, ...changes }
      if (!isPersonal(next.selection)) prefetch(questionOf(next, type))
    },
    [prefetch, type, view],
  )
  const changePrefetched = useCallback<ChangeView>(
    (changes, way) => {
      ask(changes)
      change(changes, way)
    },
    [ask, change],
  )
  return { ask, change: changePrefetched }
}
