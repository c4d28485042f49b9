import type { PermissionKey } from '@portico/contract/system/shapes'
import type { BrandPack } from '@portico/contract/kit/brand'
import type { Caller } from '../http/bind.ts'
import { offersTrials } from '../kit/trials.ts'

export type Permissions = (caller: Caller | null) => readonly PermissionKey[]

const MEMBER: readonly PermissionKey[] = ['PLAY', 'FAVOURITES', 'MEMBER_CENTER']

/** What the calls behind each permission would answer, so that nobody is offered what is then refused. */
export const permissionsOf =
  (brand: Pick<BrandPack, 'modules'>): Permissions =>
  (caller) => [
    ...(offersTrials(brand) ? (['FREE_TRIAL'] as const) : []),
    ...(caller && !caller.trial ? MEMBER : []),
    ...(caller?.agent && !caller.trial ? (['AGENT_CENTER'] as const) : []),
  ]
