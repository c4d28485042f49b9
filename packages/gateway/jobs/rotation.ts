/** Gives each of its jobs turns, one after the other, by so many workers. */
export interface Rotation<Job> {
  /** Has every job looked at that is not at work or waiting for its turn. Resolves when nobody is at work or waiting any more. */
  poll(jobs: readonly Job[]): Promise<void>
  /** Resolves when nobody is at work. */
  rest(): Promise<void>
}

/**
 * `turn` gives a job a bounded share of work and answers whether it wants another; it then stands behind all who wait. It must not throw.
 * No job is given two turns at once.
 */
export const createRotation = <Job>(concurrency: number, turn: (job: Job) => Promise<boolean>, stopped: () => boolean): Rotation<Job> => {
  const waiting: Job[] = []
  /** Waiting or at work. */
  const known = new Set<Job>()
  let working = 0
  let rested = Promise.withResolvers<void>()
  rested.resolve()

  const end = (job: Job, more: boolean): void => {
    working -= 1
    if (more && !stopped()) waiting.push(job)
    else known.delete(job)
    if (stopped()) for (const each of waiting.splice(0)) known.delete(each)
    begin()
    if (working === 0) rested.resolve()
  }

  const begin = (): void => {
    while (working < concurrency && waiting.length > 0) {
      const job = waiting.shift()!
      working += 1
      void turn(job).then((more) => end(job, more))
    }
  }

  return {
    poll: (jobs) => {
      const fresh = jobs.filter((job) => !known.has(job))
      if (working === 0 && fresh.length > 0) rested = Promise.withResolvers<void>()
      for (const job of fresh) {
        known.add(job)
        waiting.push(job)
      }
      begin()
      return rested.promise
    },
    rest: () => rested.promise,
  }
}
