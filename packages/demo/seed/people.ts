import type { Random } from './random.ts'

export interface Person {
  readonly account: string
  readonly nickname: string
  readonly type: number
  readonly upline: string | null
  readonly affiliateCode?: string
  /** Days after the beginning of history; 0 and below: there from the first day. */
  readonly joinsOn: number
}

/** Everybody signs in with this; a demonstration has no secrets. */
export const DEMO_PASSWORD = 'Portico2026'
export const TOP_AGENT = 'quoctuan'
export const SUB_AGENT = 'quangtrung'
export const DEMO_MEMBER = 'linh88'
/** Has a deposit and a withdrawal in every state; some of them wait. */
export const PAYING_MEMBER = 'phuong99'
/** Has little cash and an active bonus, which pays for what they play. */
export const BONUS_MEMBER = 'maianh26'
/** Has a mobile number, to log in with a code; who has one is asked for a code at a device that the account was never seen at. */
export const MOBILE_MEMBER = 'dung86'
/** Win their passwords back by their numbers, and by their e-mail addresses. */
export const MOBILE_MEMBERS = ['tuananh2000', 'lan68'] as const
export const MAIL_MEMBERS = ['huong1995', 'minhanh79'] as const
/** Has an authenticator app, and is asked for its code at a device and network that the account was never seen at. */
export const APP_MEMBER = 'khanh1995'
/** What that app is given; a demonstration has no secrets. */
export const APP_SECRET = 'PORTICODEMOKEYPORTICODEMOKEY2345'
/** Has limits, one of them about to be raised. */
export const CAREFUL_MEMBER = 'nam99'
/** Takes a time-out. */
export const PAUSED_MEMBER = 'giang99'
/** Has excluded themselves for half a year. */
export const EXCLUDED_MEMBER = 'trang07'

const PLAYER = 3

/** Three levels: type 1 at the top, type 2 below it, type 41 below those. */
const AGENTS: readonly Omit<Person, 'joinsOn'>[] = [
  { account: TOP_AGENT, nickname: 'Quốc Tuấn', type: 1, upline: null, affiliateCode: 'QT2026' },
  { account: SUB_AGENT, nickname: 'Quang Trung', type: 2, upline: TOP_AGENT, affiliateCode: 'TRUNG01' },
  { account: 'thuhien', nickname: 'Thu Hiền', type: 2, upline: TOP_AGENT, affiliateCode: 'HIEN02' },
  { account: 'minhduc', nickname: 'Minh Đức', type: 2, upline: TOP_AGENT, affiliateCode: 'DUC03' },
  { account: 'ngocanh', nickname: 'Ngọc Ánh', type: 41, upline: SUB_AGENT, affiliateCode: 'ANH11' },
  { account: 'vanlong', nickname: 'Văn Long', type: 41, upline: SUB_AGENT, affiliateCode: 'LONG12' },
  { account: 'hoangyen', nickname: 'Hoàng Yến', type: 41, upline: 'thuhien', affiliateCode: 'YEN21' },
  { account: 'tienphat', nickname: 'Tiến Phát', type: 41, upline: 'minhduc', affiliateCode: 'PHAT31' },
]

const GIVEN: readonly (readonly [account: string, nickname: string])[] = [
  ['thanh', 'Thành'],
  ['huong', 'Hương'],
  ['minhanh', 'Minh Anh'],
  ['tuananh', 'Tuấn Anh'],
  ['lan', 'Lan'],
  ['phuong', 'Phương'],
  ['dung', 'Dũng'],
  ['hai', 'Hải'],
  ['thuynga', 'Thúy Nga'],
  ['khanh', 'Khánh'],
  ['baochau', 'Bảo Châu'],
  ['hoang', 'Hoàng'],
  ['vietha', 'Việt Hà'],
  ['nam', 'Nam'],
  ['kimchi', 'Kim Chi'],
  ['trang', 'Trang'],
  ['duytan', 'Duy Tân'],
  ['myle', 'Mỹ Lệ'],
  ['phuc', 'Phúc'],
  ['thao', 'Thảo'],
  ['quynh', 'Quỳnh'],
  ['giang', 'Giang'],
  ['hieu', 'Hiếu'],
  ['tuyet', 'Tuyết'],
  ['cuong', 'Cường'],
  ['ngan', 'Ngân'],
  ['son', 'Sơn'],
  ['yennhi', 'Yến Nhi'],
  ['loc', 'Lộc'],
  ['hanh', 'Hạnh'],
]
const ENDINGS = ['92', '1995', '79', '2000', '68', '99', '86', '07']

/** When the player with this number joins: most from the first day, the others spread over the days up to the last. */
const joinsOn = (number: number, members: number, days: number): number => {
  const early = Math.floor(members * 0.6)
  return number < early ? 0 : Math.ceil(((number - early + 1) / (members - early)) * (days - 1))
}

/** The people of the demonstration, agents first, each after its upline. */
export const demoPeople = (random: Random, members: number, days: number): Person[] => {
  const player = (number: number): Person => {
    const [account, nickname] = GIVEN[number % GIVEN.length]!
    const ending = ENDINGS[(number + Math.floor(number / GIVEN.length)) % ENDINGS.length]!
    // Beyond these many there are no more pairs, and accounts differ by their round.
    const round = Math.floor(number / (GIVEN.length * ENDINGS.length))
    const name =
      number === 0
        ? { account: DEMO_MEMBER, nickname: 'Linh' }
        : { account: `${account}${ending}${round > 0 ? `v${round}` : ''}`, nickname }
    const upline = number === 0 ? SUB_AGENT : random.pick(AGENTS).account
    return { ...name, type: PLAYER, upline, joinsOn: joinsOn(number, members, days) }
  }
  return [...AGENTS.map((agent) => ({ ...agent, joinsOn: 0 })), ...Array.from({ length: members }, (_, number) => player(number))]
}
