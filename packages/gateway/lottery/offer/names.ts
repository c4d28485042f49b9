import type { Localized } from '@portico/contract/kit/wire'
import type { LotteryGame } from './game.ts'

/** What is called alike in every language that writes in Latin letters. */
const KINDS = {
  SSC: { ZH: '时时彩', ZT: '時時彩' },
  PK: { ZH: 'PK10 赛车', ZT: 'PK10 賽車' },
  KS: { ZH: '快三', ZT: '快三' },
  LHC: { ZH: '六合彩', ZT: '六合彩', JA: 'マークシックス', KO: '마크 식스' },
  LF3D: {},
  LFP5: { ZH: '排列五', ZT: '排列五' },
} as const satisfies Record<string, Localized>
const LATIN: Readonly<Record<keyof typeof KINDS, string>> = { SSC: 'SSC', PK: 'PK10', KS: 'K3', LHC: 'Mark Six', LF3D: '3D', LFP5: 'P5' }

/** Five numbers of eleven; north and south of Vietnam. */
const WORDS: Readonly<Record<string, readonly [fiveOfEleven: string, north: string, south: string]>> = {
  ZH: ['11选5', '越南北部', '越南南部'],
  ZT: ['11選5', '越南北部', '越南南部'],
  JA: ['11から5', '北部', '南部'],
  KO: ['11개 중 5개', '북부', '남부'],
  TH: ['เลือก 5 จาก 11', 'ภาคเหนือ', 'ภาคใต้'],
  ID: ['5 dari 11', 'Utara', 'Selatan'],
  MS: ['5 daripada 11', 'Utara', 'Selatan'],
  TL: ['5 sa 11', 'Hilaga', 'Timog'],
  KM: ['៥ ក្នុង ១១', 'ភាគខាងជើង', 'ភាគខាងត្បូង'],
  HI: ['11 में से 5', 'उत्तर', 'दक्षिण'],
  BN: ['১১ থেকে ৫', 'উত্তর', 'দক্ষিণ'],
  AR: ['5 من 11', 'الشمال', 'الجنوب'],
  FA: ['۵ از ۱۱', 'شمال', 'جنوب'],
  TR: ["11'den 5", 'Kuzey', 'Güney'],
  ES: ['5 de 11', 'Norte', 'Sur'],
  PT: ['5 de 11', 'Norte', 'Sul'],
  FR: ['5 parmi 11', 'Nord', 'Sud'],
  IT: ['5 su 11', 'Nord', 'Sud'],
  DE: ['5 aus 11', 'Norden', 'Süden'],
  NL: ['5 uit 11', 'Noord', 'Zuid'],
  PL: ['5 z 11', 'Północ', 'Południe'],
  CS: ['5 z 11', 'Sever', 'Jih'],
  RO: ['5 din 11', 'Nord', 'Sud'],
  HU: ['5 a 11-ből', 'Észak', 'Dél'],
  EL: ['5 από 11', 'Βορράς', 'Νότος'],
  RU: ['5 из 11', 'Север', 'Юг'],
  UK: ['5 з 11', 'Північ', 'Південь'],
  SV: ['5 av 11', 'Norr', 'Söder'],
}

/** Tags of language codes that are none themselves. */
const TAGS: Readonly<Record<string, string>> = { ZH: 'zh-Hans', ZT: 'zh-Hant', TL: 'fil' }

/**
 * "Every", in the languages that are read from the right: a figure behind a Latin name and a comma would be read with the name, and so
 * before it.
 */
const EVERY: Readonly<Record<string, string>> = { AR: ' كل', FA: ' هر' }

const minutesIn = (code: string, minutes: number): string =>
  new Intl.NumberFormat(TAGS[code] ?? code.toLowerCase(), { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(minutes)

const kindIn = (game: Pick<LotteryGame, 'code'>, code: string): string | undefined => {
  const [fiveOfEleven, north, south] = WORDS[code] ?? []
  if (game.code.startsWith('EL')) return fiveOfEleven
  if (game.code === 'VNN1') return north
  if (game.code === 'VNS5') return south
  const kind = (Object.keys(LATIN) as (keyof typeof KINDS)[]).find(
    (each) => /^\d+$/.test(game.code.slice(each.length)) && game.code.startsWith(each),
  )
  return kind && ((KINDS[kind] as Localized)[code] ?? LATIN[kind])
}

/** The lottery under its name in every further language: what it is, and how often it is drawn. Others keep the names they have. */
export const withNames = (game: LotteryGame): LotteryGame => {
  const { schedule } = game
  if (schedule.kind !== 'every') return game
  const names = Object.keys(WORDS).flatMap((code) => {
    const kind = kindIn(game, code)
    return kind === undefined ? [] : [[code, `${kind}${EVERY[code] ?? ','} ${minutesIn(code, schedule.seconds / 60)}`] as const]
  })
  return { ...game, names: { ...Object.fromEntries(names), ...game.names } }
}
