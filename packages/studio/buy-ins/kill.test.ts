import { describe, expect, it } from 'vitest'
import { faultsOf } from '../fair/verify.ts'
import type { ShownRound } from '../fair/shown-round.ts'
import { backOf, type ReefChoice, type ReefOutcome } from '../games/reef/reef.ts'
import { type AnyGame, gameOf } from '../games/games.ts'
import { recover } from '../rounds/recover.ts'
import { type Round, roundOf } from '../rounds/round.ts'
import { Killed, mortalHouse } from '../testing/mortal-house.ts'
import { BEGIN, type Ground, look, openGround, sitDown } from '../testing/open-reef.ts'
import { type FiredShot, KEPT_MS } from './open-round.ts'
import { recoverBuyIns } from './settle.ts'
import type { House } from '../rounds/house.ts'

const game = gameOf('PSCORALREEF') as AnyGame

/** What a page was told before the process was gone. */
interface Witness {
  roundId: string
  readonly shots: FiredShot[]
  settled: Round | undefined
}

/** A whole round: bought into, shot in, bought into again, a shot recalled, settled. */
const playRound = async (house: House, pass: Ground['pass'], witness: Witness): Promise<void> => {
  const linh = await sitDown(house)
  const bought = await linh.buyIn()
  if ('refused' in bought) throw new Error(bought.refused)
  const { roundId } = bought.round
  witness.roundId = roundId
  if (bought.round.state !== 'riding') return
  const fire = async (number: number, target: string) => {
    pass(250)
    const fired = await linh.shoot(roundId, number, target)
    if ('shot' in fired) witness.shots.push(fired.shot)
  }
  await fire(1, 'minnow')
  await fire(2, 'tang')
  await linh.more(roundId)
  const recalled = linh.recall(roundId, 3)
  if ('shot' in recalled) witness.shots.push(recalled.shot)
  await fire(4, 'minnow')
  const settled = await linh.settle(roundId)
  if ('round' in settled) witness.settled = settled.round
}

/** The next process finds the store: what it does at its start, and a quarter of an hour of its life. */
const liveOn = async ({ house, pass }: Ground): Promise<void> => {
  recover(house)
  recoverBuyIns(house)
  for (let minute = 0; minute < 15; minute++) {
    await look(house)
    pass(60_000)
  }
  await look(house)
}

const checkBooks = async ({ store, wallet }: Ground, { shots, settled }: Witness): Promise<void> => {
  expect(store.all("SELECT id FROM rounds WHERE state NOT IN ('settled', 'refused', 'void')")).toEqual([])
  expect(store.all('SELECT tx FROM outbox WHERE status IS NULL')).toEqual([])
  expect(store.all("SELECT round FROM buy_ins WHERE state = 'asked'")).toEqual([])
  expect(store.all('SELECT 1 FROM shots')).toEqual([])
  const rounds = store.all('SELECT id FROM rounds').map(({ id }) => roundOf(store, String(id)))
  let due = BEGIN
  for (const round of rounds) {
    if (round?.state !== 'settled') continue
    due += round.paid - round.stake
    expect(await faultsOf(game, round as ShownRound)).toEqual([])
    const { shots: written } = round.choice as ReefChoice
    const { numbers } = round.outcome as ReefOutcome
    // What a page was told stands, at its number and with what it paid.
    for (const { number, target, price, paid } of shots) {
      const shot = written[number - 1] ?? null
      expect(shot).toEqual(target === null ? null : [target, price])
      expect(backOf(shot, numbers[number - 1] ?? -1)).toBe(paid)
    }
  }
  if (shots.length > 0) expect(rounds.map((round) => round?.state)).toEqual(['settled'])
  if (settled) expect(rounds[0]).toMatchObject({ paid: settled.paid, stake: settled.stake })
  expect(wallet.balance()).toBe(due)
}

describe('a process that is killed in a round by buy-in', () => {
  it('at any step whatever leaves no round open, pays nothing twice and forgets nothing that was shown', async () => {
    const whole = openGround()
    const counted = mortalHouse(whole.house, Infinity)
    const witness: Witness = { roundId: '', shots: [], settled: undefined }
    await playRound(counted.house, whole.pass, witness)
    await checkBooks(whole, witness)
    expect(witness.shots).toHaveLength(4)
    for (let last = 0; last < counted.steps(); last++) {
      const ground = openGround()
      const { house } = mortalHouse(ground.house, last)
      const before: Witness = { roundId: '', shots: [], settled: undefined }
      await expect(playRound(house, ground.pass, before)).rejects.toThrow(Killed)
      await liveOn(ground)
      await checkBooks(ground, before)
      ground.store.close()
    }
    expect(counted.steps()).toBeGreaterThan(60)
  })

  it('while it settles what was left, at any step, settles it once', async () => {
    const steps = async (last: number): Promise<number> => {
      const ground = openGround()
      const linh = await sitDown(ground.house)
      const bought = await linh.buyIn()
      if ('refused' in bought) throw new Error(bought.refused)
      await linh.shoot(bought.round.roundId, 1)
      ground.pass(KEPT_MS)
      const mortal = mortalHouse(ground.house, last)
      if (last === Infinity) await look(mortal.house)
      else await expect(look(mortal.house)).rejects.toThrow()
      await liveOn(ground)
      await checkBooks(ground, { roundId: '', shots: [], settled: undefined })
      expect(ground.wallet.calls.filter(({ path }) => path === 'wallet/win').map(({ body }) => body['txId']).length).toBeGreaterThan(0)
      return mortal.steps()
    }
    const all = await steps(Infinity)
    for (let last = 0; last < all; last++) await steps(last)
    expect(all).toBeGreaterThan(10)
  })
})

describe('a wallet that fails in a round by buy-in', () => {
  const FAULTS = ['LOST_CALL', 'LOST_REPLY', 'INTERNAL', 'SESSION_EXPIRED', 'INSUFFICIENT_FUNDS']
  const PLACES = [0, 1, 2, 3]

  it.each(FAULTS.flatMap((fault) => PLACES.map((place) => [fault, place] as const)))(
    'by %s in call %i keeps the books equal',
    async (fault, place) => {
      const ground = openGround()
      for (let before = 0; before < place; before++) ground.wallet.faults.push('')
      // The call, and the two that ask about it.
      ground.wallet.faults.push(fault, 'LOST_CALL', 'LOST_REPLY')
      const witness: Witness = { roundId: '', shots: [], settled: undefined }
      await playRound(ground.house, ground.pass, witness)
      await liveOn(ground)
      await checkBooks(ground, { ...witness, settled: undefined })
    },
  )
})
