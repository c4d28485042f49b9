import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GAMES } from './games.ts'

const { languages } = JSON.parse(readFileSync('resources/brands/harbor/brand.json', 'utf8')) as { languages: { code: string }[] }

test('a lottery of ours has a name of its own in every language of a brand that has them all', () => {
  const own = GAMES.filter(({ source, vendor }) => source === 'own' && vendor !== 'TCG_SEA')
  expect(own.length).toBeGreaterThanOrEqual(8)
  for (const { code, names } of own) expect([code, languages.filter((language) => !names[language.code])]).toEqual([code, []])
  const ssc = GAMES.find(({ code }) => code === 'SSC5')!.names
  expect([ssc['DE'], ssc['ZH'], ssc['TY'], ssc['EN']]).toEqual(['SSC, 5 Minuten', '时时彩, 5分钟', 'SSC 5 phút', 'SSC, 5 minutes'])
})

const PLACES = GAMES.filter(({ code, source }) => source === 'feed' && code.startsWith('XS') && code !== 'XSMB')

test('what is no name of a place is said in German and Arabic as well', () => {
  const words = GAMES.filter((game) => !PLACES.includes(game))
  expect(words.filter(({ names }) => !names['DE'] || !names['AR']).map(({ code }) => code)).toEqual([])
  const north = GAMES.find(({ code }) => code === 'XSMB')!.names
  expect([north['DE'], north['AR']]).toEqual(['Lotterie des Nordens', 'يانصيب الشمال'])
})

test('the lotteries of one language are told from each other by their names', () => {
  for (const { code } of languages) {
    const names = GAMES.map((game) => game.names[code] ?? game.names['EN'])
    expect([code, names.filter((name, index) => names.indexOf(name) !== index)]).toEqual([code, []])
  }
})

/** A figure that stands behind a name in Latin letters with nothing but a comma between: both are then read as one from the left. */
const STRAY_FIGURE = /[A-Za-z0-9][،,]? +[0-9۰-۹]/

test('keeps the minutes of a lottery behind its name where names are read from the right', () => {
  const names = GAMES.flatMap(({ names }) => [names['AR'], names['FA']]).filter((name) => name !== undefined)
  expect(names).toContain('Mark Six كل 5 دقائق')
  expect(names).toContain('SSC هر ۵ دقیقه')
  expect(names.filter((name) => STRAY_FIGURE.test(name))).toEqual([])
})
