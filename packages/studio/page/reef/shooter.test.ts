import { describe, expect, it } from 'vitest'
import { look, openGround, PRICE, sitDown } from '../../testing/open-reef.ts'
import { roundIn } from '../../testing/open-flights.ts'
import type { Refused } from '../api.ts'
import { createShooter, type ShooterPorts } from './shooter.ts'

const LOST: Refused = { refused: 'LOST' }

/** A page in front of the real round, whose line does what the test says: shots and recalls that arrive, whose answer is lost, or neither. */
const openPage = async () => {
  const ground = openGround()
  const linh = await sitDown(ground.house)
  const { roundId } = roundIn(await linh.buyIn())
  const line: ('' | 'LOST_CALL' | 'LOST_REPLY')[] = []
  const notes: string[] = []
  const over = async <T>(call: () => T | Promise<T>): Promise<T | Refused> => {
    const fault = line.shift() ?? ''
    if (fault === 'LOST_CALL') return LOST
    const answer = await call()
    return fault === 'LOST_REPLY' ? LOST : answer
  }
  const ports: ShooterPorts = {
    send: ({ number, target, price }) => over(() => linh.shoot(roundId, number, target, price)),
    recall: ({ number }) => over(() => linh.recall(roundId, number)),
    now: ground.now,
    wait: async (ms) => ground.pass(ms),
    line: (holds) => void notes.push(holds ? 'line' : 'no line'),
    unanswered: () => void notes.push('unanswered'),
    changed: () => undefined,
  }
  const shooter = createShooter(ports)
  shooter.hear(linh.open(roundId))
  const fire = async (ms = 250) => {
    ground.pass(ms)
    return shooter.fire('minnow', PRICE)
  }
  return { ...ground, linh, roundId, line, notes, shooter, fire, stands: () => linh.open(roundId) }
}

describe('a press in Coral Reef', () => {
  it('is one shot, and four a second at most', async () => {
    const { fire, shooter, stands } = await openPage()
    expect(await fire()).toMatchObject({ shot: { number: 1 } })
    expect(await fire(249)).toBeUndefined()
    expect(await fire(1)).toMatchObject({ shot: { number: 2 } })
    expect(shooter.open()).toEqual(stands())
    expect(stands().fired).toBe(2)
  })

  it('whose shot did not arrive gets it returned, and the next one is another', async () => {
    const { fire, shooter, stands, line, notes } = await openPage()
    const before = shooter.left()
    line.push('LOST_CALL')
    expect(await fire()).toMatchObject({ shot: { number: 1, target: null, price: 0 } })
    expect(shooter.left()).toBe(before)
    expect(notes).toEqual(['unanswered', 'line'])
    expect(await fire()).toMatchObject({ shot: { number: 2, target: 'minnow' } })
    expect(stands()).toMatchObject({ fired: 1, cost: PRICE })
  })

  it('whose answer was lost is notes what the shot came to, once', async () => {
    const { fire, shooter, stands, line } = await openPage()
    line.push('LOST_REPLY')
    expect(await fire()).toMatchObject({ shot: { number: 1, target: 'minnow', price: PRICE } })
    expect(stands()).toMatchObject({ fired: 1, cost: PRICE })
    expect(shooter.left()).toBe(stands().left)
  })

  it('waits for the line as long as it takes, and is settled with the round meanwhile', async () => {
    const lost = await openPage()
    lost.line.push('LOST_REPLY', 'LOST_CALL', 'LOST_CALL', 'LOST_REPLY')
    expect(await lost.fire()).toMatchObject({ shot: { target: 'minnow' } })
    expect(lost.notes).toEqual(['unanswered', 'no line', 'no line', 'no line', 'line'])
    const cut = await openPage()
    cut.line.push('LOST_REPLY', ...Array.from({ length: 600 }, () => 'LOST_CALL' as const))
    const press = cut.fire()
    await cut.shooter.calm()
    await press
    cut.pass(600_000)
    expect(await look(cut.house)).toBe(1)
    expect(await cut.fire()).toEqual({ refused: 'ROUND_OVER' })
  })

  it('counts what is on its way as fired, and what the server took for too fast as not', async () => {
    const { shooter, pass, stands } = await openPage()
    const price = 100_000_000
    const presses = Array.from({ length: 12 }, () => {
      pass(1000)
      return shooter.fire('turtle', price)
    })
    const fired = presses.filter((press) => press !== undefined)
    expect(fired).toHaveLength(8)
    expect(shooter.left()).toBe(2 * price)
    // All of them arrive at once.
    const answers = await Promise.all(fired)
    expect(answers.filter((one) => 'shot' in one)).toHaveLength(4)
    expect(answers.filter((one) => 'refused' in one && one.refused === 'TOO_FAST')).toHaveLength(4)
    expect(shooter.pending()).toBe(0)
    expect(shooter.left()).toBe(stands().left)
    expect(stands().fired).toBe(4)
  })

  it('does not take an older word for the newer one', async () => {
    const { shooter, fire, stands } = await openPage()
    const old = stands()
    await fire()
    const now = stands()
    shooter.hear(old)
    expect(shooter.open()).toEqual(now)
    expect(await fire()).toMatchObject({ shot: { number: 2 } })
  })
})
