import type { FiredShot, OpenRound } from '../../buy-ins/open-round.ts'
import type { Fired, SentShot } from '../../buy-ins/shoot.ts'
import type { TargetId } from '../../games/reef/targets.ts'
import type { Refused } from '../api.ts'

/** From one shot to the next at the least: four a second. */
const PACE_MS = 250
const AGAIN_MS = 1000
/** As many may be on their way: the server takes none that is further ahead. */
const MOST_UNDER_WAY = 8
const LINE_LOST = 'LOST'

/** What came of a press. */
export type ShotEnd = { readonly shot: FiredShot } | { readonly refused: string }

export interface ShooterPorts {
  readonly send: (shot: SentShot) => Promise<Fired | Refused>
  readonly recall: (shot: Pick<SentShot, 'roundId' | 'number'>) => Promise<Fired | Refused>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<void>
  /** Whether the line holds, told when that changes. */
  readonly line: (holds: boolean) => void
  /** A shot without an answer is being asked for. */
  readonly unanswered: () => void
  /** How the round stands has changed. */
  readonly changed: () => void
}

export interface Shooter {
  readonly open: () => OpenRound | null
  /** What is left, shots on their way counted as fired. */
  readonly left: () => number
  readonly pending: () => number
  /** Takes over how the round stands as the server said it, unless more is known here; null: none is open. */
  readonly hear: (open: OpenRound | null) => void
  /** One shot; undefined where none may be fired now, and nothing happens. */
  readonly fire: (target: TargetId, price: number) => Promise<ShotEnd> | undefined
  /** When no shot is on its way any more. */
  readonly calm: () => Promise<void>
}

const isRefused = <T extends object>(answer: T | Refused): answer is Refused => 'refused' in answer

/** Fires shots, each under a number of its own, and finds out what became of those that were not answered. */
export const createShooter = (ports: ShooterPorts): Shooter => {
  let open: OpenRound | null = null
  let next = 1
  let lastAt = -Infinity
  let holds = true
  const underWay = new Map<number, { readonly price: number; readonly done: Promise<unknown> }>()
  const cost = () => [...underWay.values()].reduce((sum, { price }) => sum + price, 0)

  const hear = (word: OpenRound | null) => {
    const isOlder =
      word !== null && open?.round.roundId === word.round.roundId && (word.next < open.next || word.round.stake < open.round.stake)
    if (!isOlder) {
      if (word?.round.roundId !== open?.round.roundId) next = 1
      open = word
      next = Math.max(next, word?.next ?? 1)
    }
    ports.changed()
  }
  const tellLine = (now: boolean) => {
    holds = now
    ports.line(now)
  }
  /** Asks until it is known what became of a shot: returned for good, or fired all the same. */
  const findOut = async (roundId: string, number: number): Promise<Fired | Refused> => {
    ports.unanswered()
    for (;;) {
      const answer = await ports.recall({ roundId, number })
      if (!isRefused(answer) || answer.refused !== LINE_LOST) {
        tellLine(true)
        return answer
      }
      tellLine(false)
      await ports.wait(AGAIN_MS)
    }
  }
  const ask = async (shot: SentShot): Promise<ShotEnd> => {
    const sent = await ports.send(shot)
    const answer = isRefused(sent) && sent.refused === LINE_LOST ? await findOut(shot.roundId, shot.number) : sent
    underWay.delete(shot.number)
    if ('open' in answer && answer.open) hear(answer.open)
    else ports.changed()
    return 'shot' in answer ? { shot: answer.shot } : { refused: answer.refused }
  }
  const left = () => Math.max(0, (open?.left ?? 0) - cost())
  return {
    open: () => open,
    left,
    pending: () => underWay.size,
    hear,
    fire: (target, price) => {
      // Without a line a press would be a shot that nobody sees.
      if (!open || !holds || underWay.size >= MOST_UNDER_WAY || price > left() || ports.now() - lastAt < PACE_MS) return undefined
      lastAt = ports.now()
      const number = next++
      const done = ask({ roundId: open.round.roundId, number, target, price })
      underWay.set(number, { price, done })
      ports.changed()
      return done
    },
    calm: async () => {
      while (underWay.size > 0) await Promise.all([...underWay.values()].map(({ done }) => done))
    },
  }
}
