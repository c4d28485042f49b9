/** The gateway's time, kept by the difference to this machine's clock that the answers show. */
export interface ServerClock {
  /** Milliseconds since the epoch, by the gateway's clock. */
  readonly now: () => number
  /** Learns from an answer: the server's instant, and when it was asked and received here. */
  readonly learn: (serverNow: string, sentAt: number, receivedAt: number) => void
}

const SAMPLES = 8

/** The quickest of the last answers decides: the shorter the way, the smaller the error. */
export const makeServerClock = (local: () => number): ServerClock => {
  let samples: { offset: number; way: number }[] = []
  let offset = 0
  return {
    now: () => local() + offset,
    learn: (serverNow, sentAt, receivedAt) => {
      const way = receivedAt - sentAt
      samples = [...samples, { offset: Date.parse(serverNow) - (sentAt + way / 2), way }].slice(-SAMPLES)
      offset = samples.reduce((best, sample) => (sample.way < best.way ? sample : best)).offset
    },
  }
}
