import type { Middleware } from '@reduxjs/toolkit'
import { api } from './gateway.ts'

interface Settled {
  readonly type: string
  readonly meta?: { readonly condition?: boolean; readonly arg?: { readonly queryCacheKey?: string } }
}

/**
 * Asks again for what changed while its answer was on the way: that answer may have been read before the change, and by itself a query that runs is not
 * asked a second time.
 */
export const againWhenAnswered: Middleware = ({ getState, dispatch }) => {
  const late = new Set<string>()
  const queryOf = (key: string) => (getState() as Parameters<typeof api.util.selectInvalidatedBy>[0])[api.reducerPath].queries[key]
  return (next) => (action) => {
    if (api.util.invalidateTags.match(action))
      for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState() as never, action.payload))
        if (queryOf(queryCacheKey)?.status === 'pending') late.add(queryCacheKey)
    const result = next(action)
    const { type, meta } = action as Settled
    const key = meta?.arg?.queryCacheKey
    // A second question that was not sent is told as a refusal, too.
    if (key !== undefined && !meta?.condition && /(?:fulfilled|rejected)$/.test(type) && late.delete(key)) {
      const query = queryOf(key)
      const endpoint =
        query && (api.endpoints as Readonly<Record<string, { initiate: (arg: unknown, options: object) => never }>>)[query.endpointName!]
      if (endpoint) dispatch(endpoint.initiate(query.originalArgs, { forceRefetch: true, subscribe: false }))
    }
    return result
  }
}
