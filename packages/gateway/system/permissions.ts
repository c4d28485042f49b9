import type { PermissionKey } from '@portico/contract/system/shapes'
import type { Caller } from '../http/bind.ts'

export type Permissions = (caller: Caller | null) => readonly PermissionKey[]

/** What the calls behind each permission would answer, so that nobody is offered what is then refused. */
export const permissionsOf: Permissions = (caller) => {
  if (!caller || caller.trial) return ['FREE_TRIAL']
  return ['FREE_TRIAL', 'PLAY', 'FAVOURITES', 'MEMBER_CENTER', ...(caller.agent ? (['AGENT_CENTER'] as const) : [])]
}
