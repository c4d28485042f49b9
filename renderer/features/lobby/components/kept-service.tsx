import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useAppDispatch } from '../../../core/hooks.ts'
import { whenIdle } from '../../../lib/when-idle.ts'
import { selectMember, selectStatus } from '../../session/index.ts'

/** Lives as long as the app: has the favourites of whoever logs in shown, and nobody's after that [GAME-05]. */
export const KeptService = () => {
  const dispatch = useAppDispatch()
  const known = useSelector(selectStatus) !== 'unknown'
  const account = useSelector(selectMember)?.account
  useEffect(() => {
    if (!known) return undefined
    return whenIdle(() => void import('../favourites.ts').then(({ favourites }) => dispatch(favourites.follow(account))))
  }, [dispatch, known, account])
  return null
}
