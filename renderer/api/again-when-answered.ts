import type { Middleware } from '@reduxjs/toolkit'
import { api } from './gateway.ts'

interface Settled {
  readonly meta?: { readonly requestStatus?: string; readonly condition?: boolean; readonly arg?: { readonly queryCacheKey?: string } }
}

/**
 * Says once more what changed while an answer was on the way: that answer may have been read before the change, and by itself a query that runs is not
 * asked a second time.
 */
export const againWhenAnswered: Middleware = ({ getState, dispatch }) => {
  const late = new Map<string | undefined, unknown>()
  return (next) => (action) => {
    const state = getState() as Parameters<typeof api.util.selectInvalidatedBy>[0]
    if (api.util.invalidateTags.match(action))
      for (const { queryCacheKey } of api.util.selectInvalidatedBy(state, action.payload))
        if (state.gateway.queries[queryCacheKey]?.status === 'pending') late.set(queryCacheKey, action)
    const result = next(action)
    const { arg, requestStatus, condition } = (action as Settled).meta ?? {}
    const again = late.get(arg?.queryCacheKey)
    // A second question that was not sent is told as a refusal, too.
    if (again && requestStatus !== 'pending' && !condition) {
      late.delete(arg?.queryCacheKey)
      dispatch(again as never)
    }
    return result
  }
}
