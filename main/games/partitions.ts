/** Names of in-memory partitions, handed out again once emptied: Electron never frees a session, so 500 games must not make 500. */
export interface Partitions {
  readonly take: () => string
  /** Only for one that holds nothing any more; one that could not be emptied is not given back. */
  readonly release: (name: string) => void
}

export const createPartitions = (): Partitions => {
  const free: string[] = []
  let count = 0
  return {
    take: () => free.pop() ?? `game-${(count += 1)}`,
    release: (name) => void free.push(name),
  }
}
