import type { BrandPack } from '@portico/contract/kit/brand'
import type { ModuleNode } from '@portico/contract/system/shapes'

/** What stands below what in the tree; a module that is named nowhere here stands at its top. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  registration: ['usernameRegistration', 'mobileRegistration', 'smsRegistration', 'mobilePassword'],
  login: ['smsLogin', 'socialLogin', 'freePlay', 'captcha', 'forcedPasswordChange', 'passwordByEmail', 'passwordByMobile'],
  memberCenter: ['referral', 'vip', 'rewardCenter', 'pointMall'],
  lobby: ['jackpotPool'],
}

const idOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()

/** The modules of a brand pack as a tree: a group is on as soon as one of its modules is [CONFIG-01]. */
export const modulesOf = ({ modules }: Pick<BrandPack, 'modules'>): ModuleNode[] => {
  const leaf = (name: string): ModuleNode => ({ modId: idOf(name), enabled: modules[name] === true, childrenNodes: [] })
  const groups = Object.entries(GROUPS).map(([group, names]) => {
    const childrenNodes = names.filter((name) => name in modules).map(leaf)
    return { modId: idOf(group), enabled: childrenNodes.some(({ enabled }) => enabled), childrenNodes }
  })
  const grouped = new Set(Object.values(GROUPS).flat())
  return [
    ...groups.filter(({ childrenNodes }) => childrenNodes.length > 0),
    ...Object.keys(modules)
      .filter((name) => !grouped.has(name))
      .map(leaf),
  ]
}
