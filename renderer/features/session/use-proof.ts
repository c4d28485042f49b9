import { useCallback, useEffect, useRef } from 'react'
import type { AppThunk } from '../../core/thunk.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { sessionApi } from './api.ts'
import { solveChallenge } from './solve-challenge.ts'

/** Works on a challenge of the gateway and answers the proof of it. */
export const proveWork = (): AppThunk<Promise<string>> => async (dispatch) =>
  solveChallenge(await dispatch(sessionApi.endpoints.captchaChallenge.initiate({}, { track: false })).unwrap())

/** Works on a proof while the form is filled in; each is handed out once, and the next is begun when it is asked for. */
export const useProof = (): (() => Promise<string>) => {
  const dispatch = useAppDispatch()
  const ready = useRef<Promise<string>>(undefined)
  useEffect(() => {
    const begun = dispatch(proveWork())
    // A failure shows when the form is sent and asks again.
    begun.catch(() => undefined)
    ready.current = begun
  }, [dispatch])
  return useCallback(async () => {
    const mine = ready.current
    ready.current = undefined
    try {
      return await (mine ?? dispatch(proveWork()))
    } catch {
      return dispatch(proveWork())
    }
  }, [dispatch])
}
