import { useEffect } from 'react'

/**
 * A page beyond the last is ignored: the rows start at their first one. Answers whether it is one, for there is nothing to
 * show of it meanwhile. `last` is the last page, once it is known.
 */
export const useClampPage = (page: number, last: number | undefined, toFirst: () => void): boolean => {
  const beyond = last !== undefined && last > 0 && page > last
  useEffect(() => {
    if (beyond) toFirst()
  })
  return beyond
}
