import type { Localized } from '@portico/contract/kit/wire'

/** What the classes of games are called. Keys as the specification has them: JP jackpot, TG table games, AC arcade, … */
const CLASSES: ReadonlyMap<string, Localized> = new Map([
  ['SLOTS', { EN: 'Slots', TY: 'Nổ hũ' }],
  ['JP', { EN: 'Jackpot', TY: 'Jackpot' }],
  ['TG', { EN: 'Table games', TY: 'Game bàn' }],
  ['AC', { EN: 'Arcade', TY: 'Game thùng' }],
  ['SC', { EN: 'Scratch cards', TY: 'Thẻ cào' }],
  ['VP', { EN: 'Video poker', TY: 'Poker máy' }],
  ['BG', { EN: 'Bingo', TY: 'Bingo' }],
  ['MINI', { EN: 'Mini games', TY: 'Game mini' }],
  ['CRASH', { EN: 'Crash', TY: 'Crash' }],
  ['BACCARAT', { EN: 'Baccarat', TY: 'Baccarat' }],
  ['ROULETTE', { EN: 'Roulette', TY: 'Roulette' }],
  ['DICE', { EN: 'Dice', TY: 'Xúc xắc' }],
  ['BLACKJACK', { EN: 'Blackjack', TY: 'Xì dách' }],
  ['CARDS', { EN: 'Card games', TY: 'Game bài' }],
  ['MAHJONG', { EN: 'Mahjong', TY: 'Mạt chược' }],
  ['FOOTBALL', { EN: 'Football', TY: 'Bóng đá' }],
  ['CRICKET', { EN: 'Cricket', TY: 'Cricket' }],
  ['OTHER', { EN: 'More sports', TY: 'Môn khác' }],
  ['SSC', { EN: 'SSC', TY: 'SSC' }],
  ['11X5', { EN: '11 pick 5', TY: '11 chọn 5' }],
  ['LF', { EN: '3D and P5', TY: '3D và P5' }],
  ['LHC', { EN: 'Mark Six', TY: 'Mark Six' }],
  ['PK10', { EN: 'PK10', TY: 'Đua xe PK10' }],
  ['K3', { EN: 'Three dice', TY: 'Tài xỉu K3' }],
  ['VN-MB', { EN: 'Vietnam, north', TY: 'Miền Bắc' }],
  ['VN-MN', { EN: 'Vietnam, central and south', TY: 'Miền Trung và Nam' }],
  ['VN-ST', { EN: 'Vietnam, several stations', TY: 'Nhiều đài' }],
])

/** A class without a name of its own is shown by its key. */
export const classNames = (key: string): Localized => CLASSES.get(key) ?? { EN: key }

/** Classes that are offered in some languages only [LOBBY-17]. */
const ONLY_IN: ReadonlyMap<string, string> = new Map([['BG', 'TY']])

export const classOffered = (key: string, language: string): boolean => key !== '' && (ONLY_IN.get(key) ?? language) === language
