import { skipToken } from '@reduxjs/toolkit/query/react'
import { useSelector } from 'react-redux'
import type { PermissionKey } from '@portico/contract/system/shapes'
import { selectMember } from '../session/index.ts'
import { useMenuQuery, usePermissionQuery } from './api.ts'

/** A guest has no centers, so nothing is asked for one. */
const useQuestion = () => (useSelector(selectMember) ? {} : skipToken)

/** Whether the member may, as the gateway says; yes until it has, since it refuses the calls behind it anyway [CALL-08]. */
export const usePermission = (key: PermissionKey): boolean => {
  // Failure not shown: nothing is hidden for it, and the gateway refuses by itself.
  const { data } = usePermissionQuery(useQuestion())
  return data?.permissions.includes(key) ?? true
}

/** In which of its forms the member's menu is shown [MEMBER-02]. */
// Failure not shown: the whole menu stands for one that did not come.
export const useMenuForm = (): 'FULL' | 'SHORT' => useMenuQuery(useQuestion()).data?.form ?? 'FULL'

/** In which of its forms the office's menu is shown [AGENT-03]. */
// Failure not shown: the whole menu stands for one that did not come.
export const useOfficeForm = (): 'FULL' | 'SHORT' => useMenuQuery(useQuestion()).data?.officeForm ?? 'FULL'

/** Tells whether the member may enter a section of the member center or of the office; yes until the gateway has said [CALL-08]. */
export const useSections = (center: 'member' | 'agent'): ((section: string) => boolean) => {
  // Failure not shown: nothing is hidden for it, and the gateway refuses by itself.
  const { data } = useMenuQuery(useQuestion())
  return (section) => data?.[center].some((name) => name === section) ?? true
}
