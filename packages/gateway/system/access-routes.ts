import { languageOf } from '@portico/contract/brand'
import { AGENT_SECTIONS, MEMBER_SECTIONS } from '@portico/contract/sections'
import { countryCodes, menu, permission } from '@portico/contract/site-access'
import { type Binding, bind } from '../http/bind.ts'
import type { Platform } from '../platform.ts'
import { dialingCodes } from './dialing-codes.ts'
import type { Permissions } from './permissions.ts'

export const accessRoutes = ({ brand }: Pick<Platform, 'brand'>, permissions: Permissions): Binding[] => {
  const memberSections = MEMBER_SECTIONS.filter((section) => section !== 'referral' || brand.modules['referral'])
  return [
    bind(countryCodes, async ({ context }) => ({ list: dialingCodes(languageOf(brand, context.language).tag) })),
    bind(permission, async ({ caller }) => ({ permissions: [...permissions(caller)] })),
    bind(menu, async ({ caller }) => {
      const allowed = permissions(caller)
      return {
        member: allowed.includes('MEMBER_CENTER') ? memberSections : [],
        agent: allowed.includes('AGENT_CENTER') ? [...AGENT_SECTIONS] : [],
      }
    }),
  ]
}
