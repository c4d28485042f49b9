import { AGENT_SECTIONS, MEMBER_SECTIONS } from '@portico/contract/system/sections'

/**
 * The renderer's addresses that a link from outside may lead to, each with the queries it may carry. A test holds them
 * against the renderer's own table.
 */
const GAMES = ['vassalage', 'class', 'name'] as const
const NONE: readonly string[] = []

const site: Readonly<Record<string, readonly string[]>> = {
  '/': ['q', 'type'],
  '/index': NONE,
  '/home': NONE,
  // What a sign-in in the system's browser comes back with: a code that only the window with its secret can trade.
  '/login': ['exchange'],
  '/register': ['affiliateCode', 'referralCode'],
  '/help': NONE,
  '/sports': GAMES,
  '/esports': GAMES,
  '/lott': GAMES,
  '/elott': GAMES,
  '/live': GAMES,
  '/fish': GAMES,
  '/rng': GAMES,
  '/pvp': GAMES,
  '/cockfight': GAMES,
  '/bingo': GAMES,
  '/favorite': NONE,
  '/recent': NONE,
  '/lottery': ['gameCode'],
  '/lottert': ['gameCode'],
  '/seaLottery': ['gameCode'],
  '/sealottery': ['gameCode'],
  '/vnLottery': ['gameCode'],
  '/vnlottery': ['gameCode'],
  '/promotions': NONE,
  '/pointMall': NONE,
  '/app': NONE,
  '/blog': ['article'],
  '/responsible': NONE,
  '/agreement': NONE,
  '/service': NONE,
}

const plain = (paths: readonly string[]) => Object.fromEntries(paths.map((path) => [path, NONE]))

export const OFFICE_PATH = '/agentHome'
/** Where agents log in. */
export const OFFICE_DOOR = '/agent'

/** Queries by address. */
export const LINK_PATHS: Readonly<Record<string, readonly string[]>> = {
  ...site,
  ...plain(['/member', '/member/limits', ...MEMBER_SECTIONS.map((section) => `/member/${section}`)]),
  [OFFICE_DOOR]: ['exchange'],
  ...plain([OFFICE_PATH, `${OFFICE_PATH}/limits`, ...AGENT_SECTIONS.map((section) => `${OFFICE_PATH}/${section}`)]),
}
