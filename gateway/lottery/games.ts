import type { Localized } from '@portico/contract/wire'
import { playsOf } from '@portico/lottery/catalogue'
import type { Game } from '@portico/lottery/play'

/** A lottery as the house runs it: which rules, how often, at what price. */
export interface LotteryGame {
  readonly code: string
  readonly names: Localized
  /** The rules library's game. */
  readonly rules: Game
  /** Under which heading of the catalogue its bets are counted. */
  readonly gameType: 'LOTT' | 'ELOTT'
  readonly prizeMode: 'ELOTT'
  readonly intervalSeconds: number
  /** Betting ends so many seconds before the draw. */
  readonly sealSeconds: number
  /** Draws come from imported results; without any waiting there is no issue to bet on. */
  readonly replay: boolean
  /** The money behind one note at mode 1, multiple 1, by currency. */
  readonly units: Readonly<Record<string, string>>
  readonly modes: readonly string[]
  readonly maxMultiple: number
  readonly maxNotes: number
  readonly plays: readonly string[]
}

const DAY_SECONDS = 86_400

const ssc = (game: Pick<LotteryGame, 'code' | 'names' | 'gameType' | 'intervalSeconds' | 'sealSeconds' | 'replay'>): LotteryGame => ({
  ...game,
  rules: 'SSC',
  prizeMode: 'ELOTT',
  units: { VND: '2000', CNY: '2', EUR: '0.2', USD: '0.2' },
  modes: ['1', '0.1', '0.01'],
  maxMultiple: 10_000,
  maxNotes: 20_000,
  plays: playsOf('SSC').map((play) => play.id),
})

/** Every lottery of this gateway. An interval divides a day. */
export const GAMES: readonly LotteryGame[] = [
  ssc({
    code: 'SSC1',
    names: { EN: 'SSC, 1 minute', TY: 'SSC 1 phút' },
    gameType: 'ELOTT',
    intervalSeconds: 60,
    sealSeconds: 5,
    replay: false,
  }),
  ssc({
    code: 'SSC5',
    names: { EN: 'SSC, 5 minutes', TY: 'SSC 5 phút' },
    gameType: 'ELOTT',
    intervalSeconds: 300,
    sealSeconds: 15,
    replay: false,
  }),
  ssc({
    code: 'SSCREPLAY',
    names: { EN: 'SSC, past results', TY: 'SSC kết quả thật' },
    gameType: 'LOTT',
    intervalSeconds: 60,
    sealSeconds: 5,
    replay: true,
  }),
]

const BY_CODE = new Map(GAMES.map((game) => [game.code, game]))

export const gameOf = (code: string): LotteryGame | undefined => BY_CODE.get(code)

export const drawsPerDay = ({ intervalSeconds }: LotteryGame): number => DAY_SECONDS / intervalSeconds
