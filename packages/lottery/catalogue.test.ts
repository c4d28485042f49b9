import { expect, test } from 'vitest'
import { playOf, playsOf } from './catalogue.ts'
import { GAMES } from './play.ts'

test.each(GAMES)('[LOTTERY-04] every play of %s is found by its id and has its own place in the play tree', (game) => {
  const plays = playsOf(game)
  expect(plays).not.toHaveLength(0)
  for (const play of plays) expect(playOf(game, play.id)).toBe(play)
  expect(new Set(plays.map(({ group }) => group.join())).size).toBe(plays.length)
})

test('[LOTTERY-04] plays of SSC under one help text are chosen and priced alike', () => {
  const plays = playsOf('SSC')
  for (const play of plays) {
    for (const other of plays.filter(({ help }) => help === play.help)) {
      expect([other.grammar, other.tiers]).toEqual([play.grammar, play.tiers])
    }
  }
})

test('unknown games and plays are undefined, inherited names among them', () => {
  expect([playOf('SSC', 'no-such'), playOf('toString', 'direct'), playOf('XYZ', 'direct')]).toEqual([undefined, undefined, undefined])
  expect(playsOf('constructor')).toEqual([])
})
