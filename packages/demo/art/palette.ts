import { fromHsl, type Hex, hueOf, mix, turn } from './colour.ts'
import { hashOf } from './random.ts'

/** Five tones of one light: the ground, its lit side, the subject, its lit side, and the one warm point. */
export interface Tones {
  readonly deep: Hex
  readonly mid: Hex
  readonly main: Hex
  readonly light: Hex
  readonly spark: Hex
}

const tones = (deep: Hex, mid: Hex, main: Hex, light: Hex, spark: Hex): Tones => ({ deep, mid, main, light, spark })

const BY_VENDOR: ReadonlyMap<string, Tones> = new Map([
  ['PG', tones('#241034', '#5a2560', '#c2557c', '#f3b7a6', '#fbe7c6')],
  ['EG2', tones('#04262f', '#0d5860', '#2ba293', '#a9dfc4', '#f6e6b4')],
  ['PT', tones('#141a48', '#2c3d90', '#5d7de0', '#b6cdf6', '#f7d8a6')],
  ['JDB', tones('#33150f', '#7c311e', '#d56e3e', '#f4b678', '#fcead0')],
  ['CQ9', tones('#12261b', '#2b5439', '#7da554', '#d2dc8c', '#f8f1cb')],
  ['FC', tones('#1d1c3c', '#474689', '#9088d6', '#d0c8f4', '#ffe0cf')],
  ['JL', tones('#361226', '#80284a', '#e06478', '#f8b9a8', '#ffe9c4')],
  ['BGS', tones('#0a2338', '#175273', '#3c9cc6', '#a8dcea', '#fbe6b8')],
  ['AV', tones('#0d2036', '#1f4a78', '#4590cf', '#a9d4f2', '#ffd9a8')],
  ['IMES', tones('#2a1040', '#5b2a8c', '#a066dc', '#dabdf6', '#ffe0b4')],
  ['IA', tones('#08282a', '#135a55', '#30a88a', '#a6e3c0', '#fdeab6')],
  ['AI', tones('#331420', '#7a2c3c', '#d8625a', '#f6b392', '#fde8c8')],
  ['TF', tones('#2e1d0c', '#704a1c', '#cf9038', '#f2cf86', '#fff0cc')],
  ['SV3', tones('#340f14', '#7e2428', '#d25546', '#f5ae7e', '#fde6b8')],
  ['DS88', tones('#0c2430', '#1e5266', '#4b9aa6', '#b0dcd6', '#f8e2b0')],
  ['DIG', tones('#2f1a0c', '#754519', '#d88c3c', '#f6ca82', '#fff0d0')],
  ['WGB', tones('#16263a', '#315680', '#6e9fce', '#bcd8ee', '#fae0b6')],
  ['WS168', tones('#0c2a1e', '#1e5c40', '#52ad7a', '#bce4b4', '#fbf0c8')],
  ['TCG_SEA', tones('#07263c', '#125a80', '#319fc2', '#a2dfe2', '#ffe6ac')],
  ['TCG_LOTTO_VN', tones('#35100f', '#862522', '#dc5a42', '#f9b47a', '#ffe8b0')],
  ['LOTT', tones('#26123c', '#5c2c7c', '#b262bc', '#ecb8d6', '#ffe6bc')],
])

/** Any other vendor gets tones of the same weights on a hue of its own. */
const derived = (vendor: string): Tones => {
  const seed = hashOf(`tones ${vendor}`)
  const hue = clearOfOlive(seed % 360)
  const vivid = vividness(hue)
  const spread = ((seed >>> 9) % 25) - 12
  return tones(
    fromHsl(hue + 8, 0.54 * vivid, 0.13),
    fromHsl(hue + 4, 0.46 * vivid, 0.31),
    fromHsl(hue, 0.54 * vivid, 0.56),
    fromHsl(hue + spread, 0.66, 0.8),
    fromHsl(38 + spread / 2, 0.88, 0.87),
  )
}

export const tonesOf = (vendor: string): Tones => BY_VENDOR.get(vendor) ?? derived(vendor)

/** The lights a vendor's palette is shown in, so that a shelf of one vendor is still a shelf of different pictures. */
const LOOKS: readonly ((own: Tones) => Tones)[] = [
  (own) => own,
  (own) => towards(own, 42),
  (own) => towards(own, -42),
  (own) => night(turned(own, 12)),
  (own) => towards(own, 132),
]

export const LOOK_COUNT = LOOKS.length

const turned = (own: Tones, degrees: number, saturation = 1): Tones => ({
  deep: turn(own.deep, degrees, saturation),
  mid: turn(own.mid, degrees, saturation),
  main: turn(own.main, degrees, saturation),
  light: turn(own.light, degrees * 0.8, saturation),
  spark: turn(own.spark, degrees * 0.2),
})

/** Turns a palette to another hue: further among greens, which look alike for longer; round olive; quieter where the screen's green and magenta glare. */
const towards = (own: Tones, degrees: number): Tones => {
  const from = hueOf(own.main)
  const wide = from > 80 && from < 170 ? degrees * 1.5 : degrees
  const hue = clearOfOlive((from + wide + 360) % 360)
  return turned(own, ((hue - from + 540) % 360) - 180, vividness(hue))
}

const clearOfOlive = (hue: number): number => (hue <= 42 || hue >= 92 ? hue : hue < 67 ? 42 : 92)

const vividness = (hue: number): number => {
  if ((hue > 80 && hue < 150) || (hue > 280 && hue < 328)) return 0.78
  if (hue > 160 && hue < 196) return 0.84
  return hue > 8 && hue < 44 ? 1.18 : 1
}

const night = (own: Tones): Tones => ({
  ...own,
  deep: turn(own.deep, 0, 1, 0.62),
  mid: mix(own.deep, own.mid, 0.36),
  main: mix(own.mid, own.main, 0.72),
})

/** The tones of one game: its vendor's, in the given look, a shade of its own within it. */
export const gameTones = (code: string, vendor: string, look: number): Tones => {
  const shade = (hashOf(`shade ${code}`) % 17) - 8
  const show = LOOKS[look % LOOK_COUNT] ?? turned
  return turned(show(tonesOf(vendor), 0), shade)
}
