import { Failure } from '../failure.ts'

export interface DoorOptions {
  /** So many are let in at once. */
  readonly atOnce: number
  /** So many may wait; whoever comes then is sent away. */
  readonly waiting: number
  /** Who has waited for so long is sent away. */
  readonly patienceMs: number
}

/** Lets calls in a few at a time, in the order they came. */
export interface Door {
  /**
   * Does the work when it is its turn, unless whoever asked for it has left by then.
   * @throws Failure UNAVAILABLE with `retryAfter`, where too many wait, or for too long
   */
  pass<Value>(work: () => Promise<Value>, hasLeft: () => boolean): Promise<Value>
}

const RETRY_AFTER_SECONDS = 5

const tooMany = (): Failure => new Failure('UNAVAILABLE', { retryAfter: RETRY_AFTER_SECONDS })

export const createDoor = ({ atOnce, waiting, patienceMs }: DoorOptions): Door => {
  /** In the order they came. */
  const queue = new Set<() => void>()
  let inside = 0

  const leave = (): void => {
    const [next] = queue
    if (next) next()
    else inside -= 1
  }

  const enter = async (): Promise<void> => {
    if (inside < atOnce) {
      inside += 1
      return
    }
    if (queue.size >= waiting) throw tooMany()
    await new Promise<void>((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer)
        queue.delete(admit)
        resolve()
      }
      const timer = setTimeout(() => {
        queue.delete(admit)
        reject(tooMany())
      }, patienceMs)
      queue.add(admit)
    })
  }

  return {
    pass: async (work, hasLeft) => {
      await enter()
      try {
        if (hasLeft()) throw tooMany()
        return await work()
      } finally {
        leave()
      }
    },
  }
}
