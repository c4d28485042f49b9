import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { openDuels } from '../testing/open-duels.ts'
import { dealt } from '../games/cards/cards.ts'
import { gameOf } from '../games/games.ts'
import { numbersOf } from './stream.ts'
import type { ShownRound } from './shown-round.ts'
import { faultsOf } from './verify.ts'

/** The stranger's numbers, written anew from the README. */
const strangersNumbers = (seed: string, message: string) => {
  let bytes = Buffer.alloc(0)
  let counter = 0
  const word = (): number => {
    if (bytes.length < 4)
      bytes = Buffer.concat([bytes, createHmac('sha256', Buffer.from(seed, 'hex')).update(`${message}:${counter++}`).digest()])
    const value = bytes.readUInt32BE(0)
    bytes = bytes.subarray(4)
    return value
  }
  return (n: number): number => {
    for (;;) {
      const value = word()
      if (value < 2 ** 32 - (2 ** 32 % n)) return value % n
    }
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

describe('a deal of Two Kings', () => {
  it('is what a stranger works out from the README, the opened secret and the seals of both bets', async () => {
    const game = gameOf('PSTWOKINGS')
    if (!game) throw new Error('no game')
    let hits = 0
    for (let run = 1; run <= 40; run++) {
      const duels = openDuels(run * 1000)
      const sessions = await duels.deal()
      const noted = duels.view(sessions[0])
      duels.playOut(sessions)
      const rounds = sessions.map((session) => duels.view(session).round as ShownRound)
      const bets = rounds
        .map(({ roundId, stake, clientNumber }) => hash(`PORTICO-STUDIO:BET:1:${roundId}:${stake}:-:${clientNumber}`))
        .toSorted()
      const entropy = hash(`PORTICO-STUDIO:SEAL:1:${bets.join('\n')}`)
      expect(entropy).toBe(noted.entropy)
      for (const round of rounds) {
        const commitment = createHash('sha256').update('PORTICO-STUDIO:COMMIT:1:').update(Buffer.from(round.seed, 'hex')).digest('hex')
        expect(commitment).toBe(noted.commitment)
        expect(round.shared).toEqual({ flight: noted.id, bets })
        const below = strangersNumbers(round.seed, `PORTICO-STUDIO:DRAW:1:PSTWOKINGS:${noted.id}:${entropy}`)
        const deck = Array.from({ length: 52 }, (_, card) => card)
        const hands: [number[], number[]] = [[], []]
        for (let place = 0; place < 26; place++) {
          const from = place + below(52 - place)
          ;[deck[place], deck[from]] = [deck[from] ?? -1, deck[place] ?? -1]
          hands[place % 2 === 0 ? 0 : 1].push(deck[place] ?? -1)
        }
        expect(round.outcome).toEqual({ hands })
        expect(await faultsOf(game, round)).toEqual([])
      }
      // A predictor that has all that is public during the game, the commitment as its key.
      const guessed = await dealt(
        await numbersOf({ gameCode: game.code, roundId: noted.id, seed: noted.commitment, clientNumber: entropy }),
      )
      const [dealtFirst = []] = duels.duelFor(sessions[0]).hands ?? []
      hits += guessed[0].filter((card) => dealtFirst.includes(card)).length
    }
    // Of 13 guesses a quarter is right by chance: 130 in 40 deals, and 3 standard errors are 26.
    expect(Math.abs(hits - 130)).toBeLessThan(26)
  })

  it('is refused by the checker where a move was not allowed, left out or the other’s', async () => {
    const game = gameOf('PSTWOKINGS')
    if (!game) throw new Error('no game')
    const duels = openDuels()
    const sessions = await duels.deal()
    duels.playOut(sessions)
    for (const session of sessions) {
      const round = duels.view(session).round as ShownRound
      if (round.paid === 0) continue
      const choice = round.choice as { moves: { seat: number; cards: number[] }[]; seat: number }
      expect(await faultsOf(game, { ...round, choice: { ...choice, moves: choice.moves.slice(1) } })).toEqual(['PAID'])
      expect(await faultsOf(game, { ...round, choice: { ...choice, seat: 1 - choice.seat } })).toEqual(['PAID'])
      expect(await faultsOf(game, { ...round, choice: { ...choice, stake: round.stake + 1 } })).toContain('STAKE')
    }
  })
})
