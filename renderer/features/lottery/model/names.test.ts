import { describe, expect, it } from 'vitest'
import { playsOf } from '@portico/lottery/catalogue'
import { GAMES, type Play } from '@portico/lottery/play'
import { LAYOUTS } from '@portico/lottery/shape'
import { formsOf, tokensOf } from './choice.ts'
import { legParts } from './legs.ts'
import { countsDice, helpKey, placeNames, playParts } from '../../bets/index.ts'
import { playTree } from './play-tree.ts'

type Strings = { readonly [key: string]: string | Strings }
const files = import.meta.glob<Strings>('../../../../locales/*/lottery.json', { eager: true, import: 'default' })
const LOCALES = Object.entries(files).map(([path, strings]) => ({ locale: /locales\/(.+)\//.exec(path)?.[1] ?? path, strings }))
const { strings: ENGLISH } = LOCALES.find(({ locale }) => locale === 'en')!
/** Have every text with every change; the others are read in English where they lack one. */
const COMPLETE = ['en', 'vi']

/** Texts over those of a language that stands in for what is missing. */
const over = (base: Strings, own: Strings): Strings => {
  const joined = Object.entries(own).map(([key, text]) => {
    const below = base[key]
    return [key, typeof text === 'object' && typeof below === 'object' ? over(below, text) : text] as const
  })
  return { ...base, ...Object.fromEntries(joined) }
}
const LANGUAGES = LOCALES.map(({ locale, strings }) => ({ locale, strings: COMPLETE.includes(locale) ? strings : over(ENGLISH, strings) }))

const textAt = (strings: Strings, path: string): string | undefined => {
  const found = path.split('.').reduce<string | Strings | undefined>((at, key) => (typeof at === 'object' ? at[key] : undefined), strings)
  return typeof found === 'string' ? found : undefined
}
const has = (strings: Strings, path: string): boolean => textAt(strings, path) !== undefined

/** A name a play has of its own, or that of its group and kind. */
const namesOf = ({ id }: Play, strings: Strings): string[] => {
  if (has(strings, `play.${id}`)) return []
  const [group, kind] = playParts(id)
  return [`group.${group}`, `kind.${kind}`]
}

const wordPath = (token: string, strings: Strings): string[] =>
  /^\d/.test(token) && !has(strings, `word.${token}`) ? [] : [`word.${token}`]

const tokenPaths = (play: Play, strings: Strings): string[] =>
  formsOf(play)
    .flat()
    .flatMap((field) => {
      if (field.kind === 'legs') {
        const legs = tokensOf(field).map(legParts)
        return legs.flatMap(([market, pick]) => [`market.${market}`, ...wordPath(pick, strings)])
      }
      if (field.kind === 'places') return play.at.map((at) => `${placeNames(play)}.${at}`)
      if (field.key === 'at') return tokensOf(field).map((at) => `${placeNames(play)}.${at}`)
      return field.of.kind === 'word'
        ? [`row.${field.key}`, ...tokensOf(field).flatMap((word) => wordPath(word, strings))]
        : [`row.${field.key}`]
    })

const tierPaths = (play: Play, strings: Strings): string[] =>
  play.tiers.flatMap(({ id }) => {
    if (/^\d+$/.test(id)) return countsDice(play.id) ? ['tier.times_other'] : []
    return has(strings, `tier.${id}`) ? [] : wordPath(id, strings)
  })

// A language that is read in English where it lacks a text has none to miss that English has.
describe.each(LANGUAGES.filter(({ locale }) => COMPLETE.includes(locale)))('names in $locale [LOTTERY-03]', ({ strings }) => {
  it.each(GAMES)('%s: every tab, play, help text, place, word and tier has one', (game) => {
    const plays = playsOf(game)
    const tabs = playTree(
      plays,
      plays.map(({ id }) => id),
    ).map(({ id }) => `tab.${id}`)
    const paths = plays.flatMap((play) => [
      ...namesOf(play, strings),
      `help.${helpKey(play)}`,
      ...tokenPaths(play, strings),
      ...tierPaths(play, strings),
    ])
    expect([...new Set([...tabs, ...paths])].filter((path) => !has(strings, path))).toEqual([])
  })

  it('every prize of the Vietnamese lotteries has one', () => {
    const lots = Object.values(LAYOUTS).flatMap((layout) => layout.map(({ lot }) => `prize.${lot}`))
    expect(lots.filter((path) => !has(strings, path))).toEqual([])
  })
})

/** The word for a digit, where a language has one that no number of two figures goes by. */
const DIGIT: Readonly<Record<string, RegExp>> = {
  bn: /অঙ্ক/,
  cs: /číslic/i,
  de: /(?<!end)ziffer/i,
  el: /ψηφί/i,
  en: /digit/i,
  es: /dígito/i,
  fa: /رقم/,
  fr: /chiffre/i,
  hi: /अंक/,
  hu: /számjegy/i,
  it: /cifr/i,
  ms: /digit/i,
  nl: /cijfer/i,
  pl: /cyfr/i,
  pt: /dígito/i,
  ro: /cifr/i,
  ru: /цифр/i,
  sv: /siffr/i,
  tl: /digit/i,
  tr: /rakam/i,
  uk: /цифр/i,
  vi: /chữ số/i,
}

it.each(LANGUAGES.filter(({ locale }) => locale in DIGIT))(
  'balls and cars are no digits in the names of their plays in $locale',
  ({ locale, strings }) => {
    const names = (['11X5', 'PK10'] as const)
      .flatMap((game) => playsOf(game))
      .flatMap((play) => [...namesOf(play, strings), `play.${play.id}`].filter((path) => has(strings, path)))
    expect(names).toContain('kind.any1')
    expect(names.map((path) => textAt(strings, path) ?? '').filter((name) => DIGIT[locale]!.test(name))).toEqual([])
  },
)

/**
 * A figure behind a name in Latin letters with nothing but a comma between: the two are then read as one, from the left. A name of
 * both alone (`Xiên 2`) may be.
 */
const STRAY_FIGURE = /(?=.*\p{Script=Arabic}).*\p{Script=Latin}\p{M}*[،,]? +[0-9۰-۹]/u

it.each(LOCALES.filter(({ locale }) => ['ar', 'fa'].includes(locale)))(
  'keeps the figures of a play behind its name where names are read from the right, in $locale',
  ({ strings }) => {
    const names = (['play', 'kind', 'group', 'tab'] as const).flatMap((section) => Object.values(strings[section] as Strings))
    expect(names.length).toBeGreaterThan(100)
    expect(names.filter((name) => typeof name === 'string' && STRAY_FIGURE.test(name))).toEqual([])
  },
)
