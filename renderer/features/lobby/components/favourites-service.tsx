import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useAppDispatch } from '../../../core/hooks.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { selectMember } from '../../session/index.ts'
import { favouritesApi, followFavourites, rememberFavourites } from '../favourites-api.ts'

/** Lives as long as the app: has the favourites of whoever logs in shown, and nobody's after that [GAME-05]. */
export const FavouritesService = () => {
  const dispatch = useAppDispatch()
  const account = useSelector(selectMember)?.account
  // Failure not shown: what this browser remembers stays, and the page of favourites says so of its own list.
  const { currentData } = favouritesApi.endpoints.favouriteIds.useQueryState(account ?? skipToken)
  useEffect(() => {
    if (account === undefined) return undefined
    let end: (() => void) | undefined
    const cancel = whenIdle(() => {
      end = dispatch(followFavourites(account)).unsubscribe
    })
    return () => {
      cancel()
      end?.()
    }
  }, [dispatch, account])
  useEffect(() => {
    if (account !== undefined && currentData) rememberFavourites(account, currentData.ids)
  }, [account, currentData])
  return null
}
