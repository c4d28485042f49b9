import { Gauge, type Registry } from 'prom-client'

export interface Reading {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
}

interface GaugeSpec {
  readonly name: string
  readonly help: string
  readonly labels?: readonly string[]
  /** Asked at every scrape. */
  readonly read: () => Promise<readonly Reading[]> | readonly Reading[]
}

/** Adds a figure that is read when it is asked for. While it cannot be read it is left out, and the other figures still come. */
export const addGauge = (registry: Registry, { name, help, labels = [], read }: GaugeSpec): void => {
  new Gauge({
    name,
    help,
    labelNames: [...labels],
    registers: [registry],
    async collect() {
      this.reset()
      const readings = await Promise.resolve()
        .then(read)
        .catch(() => undefined)
      // A figure without labels would stand at 0 after a reset.
      if (labels.length === 0) this.remove()
      for (const reading of readings ?? []) this.set({ ...reading.labels }, reading.value)
    },
  })
}
