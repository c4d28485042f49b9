import type { Play } from '../play.ts'
import { type Board, NORTHERN, SOUTHERN } from './board.ts'
import { daXien } from './da-xien.ts'
import { da } from './da.ts'
import { ending } from './ending.ts'
import type { LotFamily } from './family.ts'
import { lotPlay } from './play.ts'
import { truot, xien, xienQuay } from './set.ts'
import { headDigit, parity, size, tailDigit } from './side.ts'

/** The prizes that the plays name by their size. */
interface Region {
  readonly board: Board
  /** The prize of two digits, and that of three. */
  readonly two: string
  readonly three: string
}

const NORTH_REGION: Region = { board: NORTHERN, two: 'g7', three: 'g6' }
const SOUTH_REGION: Region = { board: SOUTHERN, two: 'g8', three: 'g7' }

const on =
  (board: Board) =>
  <S>(tab: string, id: string, at: readonly number[], family: LotFamily<S>, help = id): Play =>
    lotPlay(board, { id, group: [tab, id], help: `vn-${help}`, at }, family)

/** The plays that every region has, `bao` among the lots. */
const common = ({ board, two, three }: Region, ...bao: readonly Play[]): readonly Play[] => {
  const play = on(board)
  const all = board.withDigits(2)
  const db = board.of('db')
  return [
    play('lo', 'lo2', all, ending(2), 'lo'),
    play('lo', 'lo3', board.withDigits(3), ending(3), 'lo'),
    play('lo', 'lo4', board.withDigits(4), ending(4), 'lo'),
    play('lo', 'lo2-dao', all, ending(2, true), 'lo-dao'),
    play('lo', 'lo3-dao', board.withDigits(3), ending(3, true), 'lo-dao'),
    ...bao,
    play('de', 'de2', db, ending(2)),
    play('de', 'de2-dao', db, ending(2, true)),
    play('de', 'head-digit', db, headDigit),
    play('de', 'tail-digit', db, tailDigit),
    play('de', 'de-size', db, size),
    play('de', 'de-parity', db, parity),
    play('cang', 'cang3', db, ending(3), 'cang'),
    play('cang', 'cang3-dao', db, ending(3, true), 'cang-dao'),
    play('cang', 'cang4', db, ending(4), 'cang'),
    play('dau', 'dau', board.of(two), ending(2)),
    play('dau', 'dau-duoi', board.of('db', two), ending(2)),
    play('dau', 'xiu-chu', board.of('db', three), ending(3)),
    play('dau', 'xiu-chu-dao', board.of('db', three), ending(3, true)),
    play('xien', 'xien2', all, xien(2), 'xien'),
  ]
}

const north = on(NORTHERN)
const northern = NORTHERN.withDigits(2)

/** Every play of the northern lottery, in the order of the play tree. */
export const NORTH: readonly Play[] = [
  ...common(NORTH_REGION, north('lo', 'bao8', NORTHERN.of('db', 'g6', 'g7'), ending(2), 'bao')),
  north('xien', 'xien3', northern, xien(3), 'xien'),
  north('xien', 'xien4', northern, xien(4), 'xien'),
  north('xien', 'xien-quay', northern, xienQuay),
  north('truot', 'truot4', northern, truot(4), 'truot'),
  north('truot', 'truot8', northern, truot(8), 'truot'),
  north('truot', 'truot10', northern, truot(10), 'truot'),
  north('da', 'da', northern, da),
]

/** Every play of the southern and central stations. */
export const SOUTH: readonly Play[] = [
  ...common(SOUTH_REGION, on(SOUTHERN)('lo', 'bao7', SOUTHERN.of('db', 'g5', 'g6', 'g7', 'g8'), ending(2), 'bao')),
  on(SOUTHERN)('da', 'da', SOUTHERN.withDigits(2), da),
]

/** What is bet on several stations of a day together. */
export const STATIONS: readonly Play[] = [daXien]
