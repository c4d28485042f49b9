import type { Middleware, ThunkAction, UnknownAction } from '@reduxjs/toolkit'
import { api } from './gateway.ts'

type Thunk = ThunkAction<Promise<unknown> | undefined, unknown, unknown, UnknownAction>
type Start = (question: unknown, options: object) => Thunk

/**
 * Asks once more for what changed while its answer was on the way: that answer may have been read before the change, and by itself a query that runs is
 * not asked a second time.
 */
export const againWhenAnswered: Middleware =
  ({ getState, dispatch }) =>
  (next) =>
  (action) => {
    const run = dispatch as unknown as (thunk: Thunk) => Promise<unknown> | undefined
    if (api.util.invalidateTags.match(action))
      for (const { endpointName, originalArgs } of api.util.selectInvalidatedBy(getState() as never, action.payload)) {
        const { initiate } = (api.endpoints as Record<string, { initiate: Start }>)[endpointName]!
        const again = () => run(initiate(originalArgs, { forceRefetch: true, subscribe: false }))
        void run(api.util.getRunningQueryThunk(endpointName as never, originalArgs as never) as never)?.then(again)
      }
    return next(action)
  }
