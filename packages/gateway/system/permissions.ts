import type { PermissionKey } from '@portico/contract/system/shapes'
import type { Caller } from '../http/bind.ts'

const MEMBER: readonly PermissionKey[] = ['PLAY', 'FAVOURITES', 'MEMBER_CENTER']

/** What the calls behind each permission would answer, so that nobody is offered what is then refused. */
export const permissionsOf = (
  caller: Caller | null,
  { freePlay, promotions, room }: { readonly freePlay: boolean; readonly promotions: boolean; readonly room: boolean },
): readonly PermissionKey[] => [
  ...(promotions ? (['PROMOTIONS'] as const) : []),
  ...(freePlay ? (['FREE_TRIAL'] as const) : []),
  ...(caller && !caller.trial ? MEMBER : []),
  ...(caller && !caller.trial && room ? (['CHAT_ROOM'] as const) : []),
  ...(caller?.agent && !caller.trial ? (['AGENT_CENTER'] as const) : []),
]
