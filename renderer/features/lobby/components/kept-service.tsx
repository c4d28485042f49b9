import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/hooks.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { selectMember, selectStatus } from '../../session/index.ts'

/** Lives as long as the app: has the favourites of whoever logs in shown, and nobody's after that [GAME-05]. */
export const KeptService = () => {
  const dispatch = useAppDispatch()
  const known = useAppSelector(selectStatus) !== 'unknown'
  const account = useAppSelector(selectMember)?.account
  useEffect(() => {
    if (!known) return undefined
    return whenIdle(() => void import('../favourites.ts').then(({ favourites }) => dispatch(favourites.follow(account))))
  }, [dispatch, known, account])
  return null
}
