import { useCallback, useEffect } from 'react'
import type { GameType } from '@portico/contract/catalogue'
import { lobbyApi } from './api.ts'
import { isPersonal, type ListView, questionOf } from './list-address.ts'
import type { ChangeView } from './use-list-view.ts'

/** Fetches the page after this one while nobody waits for it. */
export const usePageAhead = (type: GameType | undefined, view: ListView, totalPages: number): void => {
  const prefetch = lobbyApi.usePrefetch('games')
  const { page } = view
  useEffect(() => {
    if (page < totalPages) prefetch(questionOf({ ...view, page: page + 1 }, type))
  }, [prefetch, page, totalPages, view, type])
}

/** Asks for what a change will show before the page has begun to change: the answer is on its way meanwhile. */
export const useAskFirst = (type: GameType, view: ListView, change: ChangeView): ChangeView => {
  const prefetch = lobbyApi.usePrefetch('games')
  return useCallback(
    (changes, way) => {
      const next = { ...view, page: 1, ...changes }
      if (!isPersonal(next.selection)) prefetch(questionOf(next, type))
      change(changes, way)
    },
    [prefetch, type, view, change],
  )
}
