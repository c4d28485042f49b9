import type { PriceBook } from '../game.ts'

/** What a price book pays where the region makes no difference: endings of two, three and four digits, and the sides of the special prize. */
interface Endings {
  readonly lo: readonly [two: string, three: string, four: string]
  readonly de: string
  readonly cang: readonly [three: string, four: string]
  readonly first: readonly [two: string, three: string]
  readonly digit: string
  readonly side: string
}

const endings = ({ lo, de, cang, first, digit, side }: Endings): PriceBook => ({
  lo2: { win: lo[0] },
  lo3: { win: lo[1] },
  lo4: { win: lo[2] },
  'lo2-dao': { win: lo[0] },
  'lo3-dao': { win: lo[1] },
  bao7: { win: lo[0] },
  bao8: { win: lo[0] },
  de2: { win: de },
  'de2-dao': { win: de },
  'head-digit': { win: digit },
  'tail-digit': { win: digit },
  'de-size': { win: side },
  'de-parity': { win: side },
  cang3: { win: cang[0] },
  'cang3-dao': { win: cang[0] },
  cang4: { win: cang[1] },
  dau: { win: first[0] },
  'dau-duoi': { win: first[0] },
  'xiu-chu': { win: first[1] },
  'xiu-chu-dao': { win: first[1] },
})

interface Northern {
  readonly xien: readonly [two: string, three: string, four: string]
  readonly truot: readonly [four: string, eight: string, ten: string]
  readonly da: readonly [base: string, bonus: string]
}

/** The plays of the north on all 27 lots. */
const northern = ({ xien: [two, three, four], truot: [miss4, miss8, miss10], da: [base, bonus] }: Northern): PriceBook => ({
  xien2: { win: two },
  xien3: { win: three },
  xien4: { win: four },
  'xien-quay': { xien2: two, xien3: three, xien4: four },
  truot4: { win: miss4 },
  truot8: { win: miss8 },
  truot10: { win: miss10 },
  da: { base, bonus },
})

/** Our own draws. The bonus of `da` is half its base, as its rule says. */
const OWN = endings({ lo: ['98', '920', '8880'], de: '98', cang: ['950', '8880'], first: ['95', '900'], digit: '9.7', side: '1.96' })
export const OWN_NORTH: PriceBook = {
  ...OWN,
  ...northern({ xien: ['16.5', '68', '270'], truot: ['2.8', '8.8', '15.8'], da: ['400', '200'] }),
}
export const OWN_SOUTH: PriceBook = { ...OWN, xien2: { win: '35' }, da: { base: '550', bonus: '275' } }

/** The draws of the country's own lotteries. */
const STATE = endings({ lo: ['95', '880', '8000'], de: '95', cang: ['900', '8000'], first: ['90', '850'], digit: '9.5', side: '1.95' })
export const STATE_NORTH: PriceBook = {
  ...STATE,
  ...northern({ xien: ['16', '65', '250'], truot: ['2.75', '8.6', '15.4'], da: ['380', '190'] }),
}
export const STATE_SOUTH: PriceBook = { ...STATE, xien2: { win: '33' }, da: { base: '520', bonus: '260' } }

/** Over several stations a pair is likelier the more there are. */
export const STATE_STATIONS: PriceBook = {
  'da-xien': { base2: '280', bonus2: '140', base3: '205', bonus3: '102.5', base4: '168', bonus4: '84' },
}

/** The book of South-East Asia. */
const SEA = endings({ lo: ['90', '800', '7000'], de: '92', cang: ['850', '7000'], first: ['88', '800'], digit: '9.3', side: '1.93' })
export const SEA_NORTH: PriceBook = {
  ...SEA,
  ...northern({ xien: ['15', '60', '220'], truot: ['2.7', '8.4', '15'], da: ['360', '180'] }),
}
