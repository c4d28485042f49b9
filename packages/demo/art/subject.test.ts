import { describe, expect, it } from 'vitest'
import { ALIKE, assignVariants, type NamedGame } from './assign.ts'
import { distance } from './colour.ts'
import { familiesOf } from './families.ts'
import { dominantColour } from './game.ts'
import { randomFrom } from './random.ts'
import { subjectCosts } from './subject.ts'
import { familyOf } from './variant.ts'

const namesOf = (games: readonly NamedGame[], columns?: number): string[] => {
  const variants = assignVariants(games, columns)
  return games.map(({ category, code }, index) => familyOf(category, code, variants[index]).name)
}

/** What a game of that name shows whose neighbours leave it free to choose, for many codes. */
const alone = (category: string, subject: string): string[] =>
  [
    ...new Set(Array.from({ length: 30 }, (_, index) => namesOf([{ code: `${subject}${index}`, category, vendor: 'PG', subject }])[0]!)),
  ].sort()

const HOSTILE = [`"><script>${'('.repeat(50_000)}`, '\u0000\ud800', '.*+?^${}()|[]\\', ' '.repeat(50_000), '']

describe('what a picture shows', () => {
  it.each([
    ['SPORTS', 'OTHER Golf', ['golf']],
    ['SPORTS', 'OTHER Table Tennis', ['paddle']],
    ['SPORTS', 'OTHER Tennis', ['tennis']],
    ['SPORTS', 'OTHER Horse Racing', ['horse']],
    ['SPORTS', 'OTHER Motor Racing', ['flag']],
    ['SPORTS', 'CRICKET Cricket', ['cricket']],
    ['SPORTS', 'FOOTBALL V.League', ['football', 'goal']],
    ['LIVE', 'ROULETTE Roulette, Lotus Room', ['wheel']],
    ['LIVE', 'DICE Sic Bo, Hanoi Table', ['dice', 'dome']],
    ['LIVE', 'BACCARAT Dragon Tiger, VIP', ['cards', 'hand']],
    ['PVP', 'MAHJONG Mahjong Masters', ['mahjong']],
    ['FISH', 'Stormy Pearl Divers', ['shell']],
    ['FISH', 'Midnight Shark Bay', ['shark']],
    ['FISH', 'Grand Carp Hunt', ['carp']],
    ['FISH', 'Dragon Sea', ['dragon', 'scales']],
    ['RNG', 'SLOTS Spring Monkey', ['monkey']],
    ['RNG', 'SLOTS Jade Rabbit', ['rabbit']],
    ['RNG', 'SLOTS Golden Dragon', ['dragon', 'scales']],
    ['RNG', 'VP Lotus Video Poker', ['cards']],
    ['RNG', 'SLOTS Jade Temple', ['temple']],
  ])('follows the name: %s, %s', (category, subject, names) => {
    expect(alone(category, subject)).toEqual(names)
  })

  it('is open where a name says nothing, and when no name is given', () => {
    expect(alone('SPORTS', 'Curling').length).toBeGreaterThan(3)
    const games = Array.from({ length: 40 }, (_, index) => ({ code: `c${index}`, category: 'RNG', vendor: 'JL' }))
    expect(assignVariants(games)).toEqual(assignVariants(games.map((game) => ({ ...game, subject: 'Zzz' }))))
  })

  it('is what a name says besides, then nothing in particular, where a neighbour took the first', () => {
    const game = (code: string, subject: string) => ({ code, category: 'RNG', vendor: 'PG', subject })
    expect(namesOf([game('a', 'Golden Temple'), game('b', 'Lotus Temple'), game('c', 'Royal Temple'), game('d', 'Temple')])).toEqual([
      'temple',
      'lotus',
      'temple',
      'reels',
    ])
  })

  it('begins a word with the subject, and does not find it within one', () => {
    const [reels, temple] = ['reels', 'temple'].map((name) => familiesOf('RNG').findIndex((family) => family.name === name))
    expect(subjectCosts('Contemplete', familiesOf('RNG'))[temple!]).toBe(0)
    expect(subjectCosts('Contemplete', familiesOf('RNG'))[reels!]).toBe(0)
    expect(subjectCosts('TEMPLES-of-gold', familiesOf('RNG'))[reels!]).toBeGreaterThan(0)
  })

  it.each(HOSTILE)('takes any text, whatever it holds: %#', (subject) => {
    const games = Array.from({ length: 20 }, (_, index) => ({ code: `c${index}`, category: 'LIVE', vendor: 'PT', subject }))
    expect(assignVariants(games)).toHaveLength(20)
  })
})

describe('games named alike', () => {
  const random = randomFrom('named')
  const subjects = ['Golf', 'Football', 'Baccarat', 'Sic Bo', 'Golden Fox', 'Lotus Room', 'Carp Hunt', 'Mahjong']
  const categories = ['RNG', 'LIVE', 'FISH', 'SPORTS', 'PVP']
  const games = Array.from({ length: 300 }, (_, index) => ({
    code: `n${index}`,
    category: categories[random.below(2) ? 1 : random.below(categories.length)]!,
    vendor: random.pick(['PG', 'PT', 'LUNA']),
    subject: subjects[random.below(2) ? 2 : random.below(subjects.length)]!,
  }))

  it.each([2, 4, 6])('are still never side by side or one above the other in the same picture or light, in %i columns', (columns) => {
    const variants = assignVariants(games, columns)
    const names = namesOf(games, columns)
    const colours = games.map((game, index) => dominantColour({ ...game, variant: variants[index] }))
    const alike = games.flatMap((_, index) =>
      [index - 1, index - columns]
        .filter((other) => other >= 0)
        .filter((other) => names[other] === names[index] || distance(colours[other]!, colours[index]!) < ALIKE)
        .map((other) => [index, other]),
    )
    expect(alike).toEqual([])
  })

  it('keep their pictures when games are added behind them', () => {
    expect(assignVariants(games).slice(0, 200)).toEqual(assignVariants(games.slice(0, 200)))
  })
})
