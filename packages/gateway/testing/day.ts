import { randomUUID } from 'node:crypto'
import type { BetLine } from '@portico/contract/bets/shapes'
import { Failure } from '../failure.ts'
import type { LotteryGame } from '../lottery/offer/games.ts'
import { mixedLines } from './crowd.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

const MINUTE = 60_000
const SLIPS_A_MINUTE = 3

/** Numbers that look random and are the same in every run. */
const below = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >> 8) % limit
  }
}

/**
 * Lives through so many minutes: every lottery given runs, and players bet on all of them in turn, on every play there is. Answers the
 * players and how many bets were taken; a slip that the house's limits refuse is left.
 */
export const liveThrough = async (gateway: TestGateway, games: readonly LotteryGame[], minutes: number, currency: string) => {
  const players = await Promise.all([1, 2, 3].map(() => openPlayer(gateway, '10000000')))
  const menus = games.map((game) => ({
    game,
    lines: mixedLines(game, currency, 1).map(
      ({ play, selection, prizeGroup, odds }): BetLine => ({
        play,
        selection,
        mode: game.modes[0]!,
        multiple: 1,
        prizeGroup,
        ...(odds ? { odds } : {}),
      }),
    ),
  }))
  const pick = below(7)
  const turns = menus.map(() => 0)
  let [placed, slip] = [0, 0]
  for (let minute = 0; minute < minutes; minute++) {
    await gateway.lottery.tick(games)
    for (let i = 0; i < SLIPS_A_MINUTE; i++) {
      const at = slip++ % menus.length
      const { game, lines } = menus[at]!
      const chosenLines = Array.from({ length: 3 }, () => lines[turns[at]!++ % lines.length]!)
      try {
        placed += (await players[pick(players.length)]!.place(chosenLines, { gameCode: game.code, key: randomUUID() })).bets.length
      } catch (error) {
        if (!(error instanceof Failure)) throw error
      }
    }
    gateway.clock.advance(MINUTE)
  }
  await gateway.lottery.tick(games)
  return { players, placed }
}
