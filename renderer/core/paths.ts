import type { GameType } from '@portico/contract/catalogue/shapes'
import { AGENT_SECTIONS, MEMBER_SECTIONS } from '@portico/contract/system/sections'

export { AGENT_SECTIONS, MEMBER_SECTIONS }

/**
 * Every address of the product, named once.
 * `frame`: `site` has all chrome, `play` hides side menu and footer, `game` hides the footer, and around a
 * game everything but the page. `task` is `site` without the phone's bar: the page pins its own button there.
 * `access`: `member` sends a guest to the login address.
 */
export type Frame = 'site' | 'play' | 'game' | 'task'
export type Access = 'open' | 'member'

interface Page {
  readonly paths: readonly [string, ...string[]]
  readonly frame: Frame
  readonly access: Access
}

const page = (paths: Page['paths'], frame: Frame = 'site', access: Access = 'open'): Page => ({ paths, frame, access })

/** Pages inside the site shell. The first path is the one to link to. */
export const SITE_PAGES = {
  home: page(['/', '/index', '/index.html', '/home', '/login', '/register', '/help']),
  sports: page(['/sports']),
  esports: page(['/esports']),
  lott: page(['/lott']),
  elott: page(['/elott']),
  live: page(['/live']),
  fish: page(['/fish']),
  rng: page(['/rng']),
  pvp: page(['/pvp']),
  cockfight: page(['/cockfight']),
  bingo: page(['/bingo']),
  favorite: page(['/favorite'], 'site', 'member'),
  recent: page(['/recent'], 'site', 'member'),
  lottery: page(['/lottery', '/lottert'], 'play', 'member'),
  seaLottery: page(['/seaLottery', '/sealottery'], 'play', 'member'),
  vnLottery: page(['/vnLottery', '/vnlottery'], 'play', 'member'),
  /** Limits, breaks and the reality check: one step from every page. */
  limits: page(['/member/limits'], 'site', 'member'),
  promotions: page(['/promotions']),
  pointMall: page(['/pointMall'], 'site', 'member'),
  seamless: page(['/seamless'], 'game'),
  app: page(['/app']),
  blog: page(['/blog']),
  responsible: page(['/responsible']),
  agreement: page(['/agreement']),
  service: page(['/service']),
  /** Where the links of our messages lead. */
  recover: page(['/recover']),
  /** Where passkeys work for pages of other addresses and the desktop client. */
  passkey: page(['/passkey']),
} as const satisfies Record<string, Page>
export type SitePage = keyof typeof SITE_PAGES

/** The page of every game type. */
export const TYPE_PAGES = {
  LOTT: 'lott',
  ELOTT: 'elott',
  LIVE: 'live',
  SPORTS: 'sports',
  ESPORTS: 'esports',
  FISH: 'fish',
  RNG: 'rng',
  PVP: 'pvp',
  COCKFIGHT: 'cockfight',
  BINGO: 'bingo',
} as const satisfies Record<GameType, SitePage>
export type TypePage = (typeof TYPE_PAGES)[GameType]

export type MemberSection = (typeof MEMBER_SECTIONS)[number]

/** Pages of the member center that are in another frame than `site`. */
export const MEMBER_FRAMES: Readonly<Partial<Record<MemberSection, Frame>>> = { depositv2: 'task' }

export type AgentSection = (typeof AGENT_SECTIONS)[number]

/** What of an office page's list stands open, by the name it has in the address: who leads there and the page itself go by it. */
export const OPENED = { contract: 'contract', link: 'link' } as const

export const paths = {
  page: (name: SitePage): string => SITE_PAGES[name].paths[0],
  home: '/',
  login: '/login',
  register: '/register',
  help: (topic?: string): string => (topic ? `/help#${topic}` : '/help'),
  /** One article of the blog. */
  article: (key: string): string => `/blog?article=${encodeURIComponent(key)}`,
  /** A vendor's game inside the site. */
  play: (nodeId: number, mode: 'real' | 'demo', match?: string): string =>
    `/seamless?nodeId=${nodeId}${mode === 'demo' ? '&mode=demo' : ''}${match ? `&match=${match}` : ''}`,
  lottery: (gameCode: string): string => `/lottery?gameCode=${encodeURIComponent(gameCode)}`,
  /** How an issue was drawn, worked out again; with a bet, its receipt too. */
  proof: (gameCode: string, numero: string, betId?: string): string =>
    `/lottery?${new URLSearchParams({ gameCode, proof: numero, ...(betId === undefined ? {} : { bet: betId }) }).toString()}`,
  /** The lottery with the selections of old bets copied into its slip. */
  betAgain: (gameCode: string, betIds: readonly string[]): string =>
    `/lottery?${new URLSearchParams({ gameCode, again: betIds.join(',') }).toString()}`,
  member: (section?: MemberSection): string => (section ? `/member/${section}` : '/member'),
  deposit: '/member/depositv2',
  withdraw: '/member/withdraw',
  /** The betting record. */
  bets: '/member/personalHistoryCopy',
  agentLogin: '/agent',
  agentHome: '/agentHome',
  /** The play limits of an agent, within the office. */
  agentLimits: '/agentHome/limits',
  agent: (section: AgentSection): string => `/agentHome/${section}`,
  /** One contract, on the page of contracts. */
  agentContract: (id: string): string => `/agentHome/agentContracts?${OPENED.contract}=${id}`,
  /** One link, in the register center. */
  registerLink: (id: string): string => `/agentHome/registerCenter?${OPENED.link}=${id}`,
  gallery: '/gallery',
} as const
