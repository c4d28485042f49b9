import { expect, test } from 'vitest'
import { playOf, playsOf } from './catalogue.ts'

test('[LOTTERY-04] every play is found by its id, and plays of one help text are chosen and priced alike', () => {
  const plays = playsOf('SSC')
  expect(plays).toHaveLength(80)
  for (const play of plays) {
    expect(playOf('SSC', play.id)).toBe(play)
    for (const other of plays.filter(({ help }) => help === play.help)) {
      expect([other.grammar, other.tiers]).toEqual([play.grammar, play.tiers])
    }
  }
  expect(new Set(plays.map(({ group }) => group.join())).size).toBe(80)
})

test('unknown games and plays are undefined, inherited names among them', () => {
  expect([playOf('SSC', 'no-such'), playOf('toString', 'direct'), playOf('XYZ', 'direct')]).toEqual([undefined, undefined, undefined])
  expect(playsOf('constructor')).toEqual([])
})
