import { useEffect } from 'react'
import type { View } from '../model/view.ts'

/**
 * A page beyond the last is ignored: the rows start at their first one. Answers whether it is one, for there is nothing to
 * show of it meanwhile. `last` is the last page, once it is known.
 */
export const useClampPage = (
  view: View,
  name: 'page' | 'rowsPage',
  last: number | undefined,
  change: (change: Partial<View>) => void,
): boolean => {
  const beyond = last !== undefined && last > 0 && view[name] > last
  useEffect(() => {
    if (beyond) change({ [name]: 1 })
  }, [beyond, name, change])
  return beyond
}
