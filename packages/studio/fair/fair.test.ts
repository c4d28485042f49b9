import { createHash, createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { gameOf } from '../games/games.ts'
import { commitmentOf, numbersOf } from './stream.ts'
import { faultsOf } from './verify.ts'

const SEED = '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff'
const ROUND = { gameCode: 'PSROULETTE', roundId: 'r-1', seed: SEED, clientNumber: '71904226' }

/** A stranger's program: Node's own functions and the README, nothing of ours. */
const strangersNumber = (n: number, { gameCode, roundId, seed, clientNumber }: typeof ROUND): number => {
  for (let counter = 0; ; counter++) {
    const block = createHmac('sha256', Buffer.from(seed, 'hex'))
      .update(`PORTICO-STUDIO:DRAW:1:${gameCode}:${roundId}:${clientNumber}:${counter}`)
      .digest()
    for (let at = 0; at < 32; at += 4) {
      const word = block.readUInt32BE(at)
      if (word < 2 ** 32 - (2 ** 32 % n)) return word % n
    }
  }
}

const shownFor = async (roundId: string, clientNumber: string) => {
  const game = gameOf('PSROULETTE')
  if (!game) throw new Error('no roulette')
  const entropy = { ...ROUND, roundId, clientNumber }
  const choice = { chips: [{ spot: '17', amount: 10_000_000 }] }
  const outcome = await game.draw(await numbersOf(entropy), choice, 10_000_000)
  const amounts = { stake: 10_000_000, paid: game.pays(choice, outcome) }
  const round = { ...entropy, ...amounts, commitment: await commitmentOf(SEED), version: game.version, unit: 10_000_000, choice, outcome }
  return { game, round }
}

describe('the chance of a round', () => {
  it('is what a stranger works out from the opened secret, round after round', async () => {
    for (let index = 0; index < 500; index++) {
      const { round } = await shownFor(`r-${index}`, String(index * 7919))
      expect(round.outcome).toEqual({ number: strangersNumber(37, round) })
    }
    expect(await commitmentOf(SEED)).toBe(
      createHash('sha256').update('PORTICO-STUDIO:COMMIT:1:').update(Buffer.from(SEED, 'hex')).digest('hex'),
    )
  })

  it('hangs on the player’s number and the round, and not on the commitment', async () => {
    const numbers = async (entropy: typeof ROUND) => {
      const below = await numbersOf(entropy)
      return [await below(2 ** 32), await below(2 ** 32)]
    }
    const plain = await numbers(ROUND)
    expect(await numbers(ROUND)).toEqual(plain)
    expect(await numbers({ ...ROUND, clientNumber: '71904227' })).not.toEqual(plain)
    expect(await numbers({ ...ROUND, roundId: 'r-2' })).not.toEqual(plain)
    // A predictor that has the commitment alone, as its key, foresees nothing.
    expect(await numbers({ ...ROUND, seed: await commitmentOf(SEED) })).not.toEqual(plain)
  })

  it('passes over the words that would favour small numbers', async () => {
    const below = await numbersOf(ROUND)
    await expect(below(0)).rejects.toThrow(RangeError)
    const tally = [0, 0, 0]
    for (let draw = 0; draw < 3000; draw++) {
      const number = await below(3)
      tally[number] = (tally[number] ?? 0) + 1
    }
    // A fixed seed: chi-square with two degrees of freedom, 13.8 is one in a thousand.
    expect(tally.reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(13.8)
  })

  it('of a flight is what a stranger works out from the README, the opened secret and the seals of all bets', async () => {
    const hash = (text: string) => createHash('sha256').update(text).digest('hex')
    const game = gameOf('PSSKYLANTERN')
    if (!game) throw new Error('no flights')
    for (let index = 0; index < 100; index++) {
      const mine = {
        roundId: `bet-${index}`,
        stake: 10_000_000,
        clientNumber: String(index * 7919),
        choice: { stake: 10_000_000, auto: 150, out: null },
      }
      const own = hash(`PORTICO-STUDIO:BET:1:bet-${index}:10000000:150:${index * 7919}`)
      const bets = [own, hash('PORTICO-STUDIO:BET:1:other:1:-:5')].toSorted()
      const drawn = {
        gameCode: game.code,
        roundId: `flight-${index}`,
        seed: SEED,
        clientNumber: hash(`PORTICO-STUDIO:SEAL:1:${bets.join('\n')}`),
      }
      const number = strangersNumber(2 ** 32, drawn)
      const crash = number === 0 ? 100_000 : Math.min(100_000, Math.max(100, Number((97n * 2n ** 32n) / BigInt(number))))
      const paid = crash >= 150 ? 15_000_000 : 0
      const round = {
        ...mine,
        gameCode: game.code,
        seed: SEED,
        commitment: await commitmentOf(SEED),
        version: game.version,
        unit: 10_000_000,
      }
      const shared = { flight: `flight-${index}`, bets }
      expect(await faultsOf(game, { ...round, outcome: { crash }, paid, shared })).toEqual([])
      expect(
        await faultsOf(game, { ...round, outcome: { crash }, paid, shared: { ...shared, bets: bets.filter((seal) => seal !== own) } }),
      ).toContain('SEALED_BETS')
      expect(await faultsOf(game, { ...round, outcome: { crash }, paid, shared: null })).toContain('SEALED_BETS')
    }
  })

  it('of each shot of a round by buy-in is what a stranger works out, one number after the other', async () => {
    const game = gameOf('PSCORALREEF')
    if (!game) throw new Error('no reef')
    const entropy = { gameCode: game.code, roundId: 'hunt-1', seed: SEED, clientNumber: '71904226' }
    const words = Array.from({ length: 60 }, (_, counter) => {
      const message = `PORTICO-STUDIO:DRAW:1:PSCORALREEF:hunt-1:71904226:${counter}`
      const block = createHmac('sha256', Buffer.from(SEED, 'hex')).update(message).digest()
      return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => block.readUInt32BE(at))
    }).flat()
    const numbers = words.filter((word) => word < 2 ** 32 - (2 ** 32 % 625)).map((word) => word % 625)
    const TIMES = { minnow: 3, tang: 4, lanternfish: 12, bass: 30, jelly: 40, turtle: 100 }
    const shots = Object.keys(TIMES)
      .flatMap((target) => Array.from({ length: 60 }, () => [target, 4_000_000] as const))
      .slice(0, 355)
    const left = shots.reduce((sum, [target, price], at) => {
      const times = TIMES[target as keyof typeof TIMES]
      return sum - price + ((numbers[at] ?? 625) < 600 / times ? price * times : 0)
    }, 2_000_000_000)
    const round = {
      ...entropy,
      commitment: await commitmentOf(SEED),
      version: game.version,
      unit: 10_000_000,
      choice: { buyIns: [1_000_000_000, 1_000_000_000], shots },
      outcome: { numbers: numbers.slice(0, shots.length) },
      stake: 2_000_000_000,
      paid: left,
    }
    expect(await faultsOf(game, round)).toEqual([])
    expect(left).not.toBe(2_000_000_000 - 355 * 4_000_000)
  })

  it('is refused by the checker for each thing altered', async () => {
    const { game, round } = await shownFor('r-9', '5')
    expect(await faultsOf(game, round)).toEqual([])
    expect(await faultsOf(game, { ...round, commitment: '00' })).toEqual(['COMMITMENT'])
    expect(await faultsOf(game, { ...round, outcome: { number: 99 } })).toEqual(['OUTCOME'])
    expect(await faultsOf(game, { ...round, paid: round.paid + 1 })).toEqual(['PAID'])
    expect(await faultsOf(game, { ...round, stake: 1 })).toEqual(['STAKE'])
    expect(await faultsOf(game, { ...round, version: '0' })).toEqual(['VERSION'])
  })
})
