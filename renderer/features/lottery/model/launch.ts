import type { Lottery } from '@portico/contract/lottery/shapes'
import { paths, SITE_PAGES, type SitePage } from '../../../core/paths.ts'

type LotteryPage = Extract<SitePage, 'lottery' | 'vnLottery' | 'seaLottery'>

/** The page of each vendor's lotteries; that of all others is the first [GAME-02]. */
const PAGES: Readonly<Record<string, LotteryPage>> = { TCG_LOTTO_VN: 'vnLottery', TCG_SEA: 'seaLottery' }
export const LOTTERY_PAGES = ['lottery', 'vnLottery', 'seaLottery'] as const satisfies readonly LotteryPage[]

export const pageOf = ({ vassalage }: Pick<Lottery, 'vassalage'>): LotteryPage => PAGES[vassalage] ?? 'lottery'

/** Which lottery page an address is of, in any of its spellings. */
export const pageAt = (pathname: string): LotteryPage =>
  LOTTERY_PAGES.find((page) => SITE_PAGES[page].paths.some((path) => path === pathname)) ?? 'lottery'

/** Where a lottery is played. */
export const lotteryPath = (lottery: Pick<Lottery, 'vassalage' | 'gameCode'>): string =>
  `${paths.page(pageOf(lottery))}?${new URLSearchParams({ gameCode: lottery.gameCode }).toString()}`

/** What a launcher asks for in the address [LOTTERY-01]. */
export interface Launch {
  readonly gameCode: string | undefined
  /** `betting` without a lottery means the first one of the page; `lobby` shows them all. */
  readonly view: 'betting' | 'lobby' | undefined
  /** Only lotteries of this price book. */
  readonly prizeMode: string | undefined
  /** The device that the launcher opens it on, which goes with every lottery opened from here: a phone's page is one column with its slip in a sheet. */
  readonly device: 'WEB' | 'MOBILE' | undefined
  /** What is to be launched: lotteries; anything else is none of ours. */
  readonly isLottery: boolean
  /** The lotteries of Vietnam, wherever the address stands. */
  readonly vietnam: boolean
  /** Where the launcher wants the player to come back to: an address of this site. */
  readonly backUrl: string | undefined
}

/** An address of this very site, as a path; nothing of another site, and nothing that is not an address. */
const ownPath = (address: string | null, origin: string): string | undefined => {
  if (!address) return undefined
  const url = URL.parse(address, origin)
  return url?.origin === origin ? `${url.pathname}${url.search}${url.hash}` : undefined
}

const DEVICES = ['WEB', 'MOBILE'] as const

/** What a way through the lotteries keeps of how they were launched. */
export const launchQuery = ({ prizeMode, device }: Pick<Launch, 'prizeMode' | 'device'>): string => {
  const query = new URLSearchParams({ ...(prizeMode ? { lottoPrizeMode: prizeMode } : {}), ...(device ? { device } : {}) }).toString()
  return query === '' ? '' : `&${query}`
}

export const readLaunch = (query: URLSearchParams, origin: string): Launch => {
  const view = query.get('lottoView')
  return {
    gameCode: query.get('gameCode') ?? query.get('lottoGameCode') ?? undefined,
    view: view === 'betting' || view === 'lobby' ? view : undefined,
    prizeMode: query.get('lottoPrizeMode') ?? undefined,
    device: DEVICES.find((device) => device === query.get('device')?.toUpperCase()),
    isLottery: (query.get('launchMode') ?? 'LOTT').toUpperCase() === 'LOTT',
    vietnam: query.get('lottoArea')?.toUpperCase() === 'VN',
    backUrl: ownPath(query.get('backUrl'), origin),
  }
}
