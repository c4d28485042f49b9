/** What was sent, answered and sent again, as processes wrote it down before they were killed. */
export interface Journal {
  /** The operation that comes next. */
  readonly next: number
  /** Those that stand in the ledger for all that their sender heard. */
  readonly done: number[]
  readonly refused: readonly number[]
  readonly unanswered: readonly number[]
  /** How often one that stood was sent again and known. */
  readonly repeats: number
  /** Those that were posted a second time: there must be none. */
  readonly twice: readonly number[]
}

/** Lines of a mark and a number; a last one without an end was being written when its writer was killed. */
export const readJournal = (text: string): Journal => {
  const sent = new Set<number>()
  const [done, refused] = [new Set<number>(), new Set<number>()]
  const twice: number[] = []
  let repeats = 0
  for (const line of text.slice(0, text.lastIndexOf('\n') + 1).split('\n')) {
    const n = Number(line.slice(1))
    switch (line[0]) {
      case 'S':
        sent.add(n)
        break
      case 'D':
        done.add(n)
        break
      case 'R':
        refused.add(n)
        break
      case 'K':
        repeats++
        break
      case 'A':
      case 'X':
        twice.push(n)
        break
    }
  }
  const unanswered = [...sent].filter((n) => !done.has(n) && !refused.has(n))
  return { next: sent.size === 0 ? 0 : Math.max(...sent) + 1, done: [...done], refused: [...refused], unanswered, repeats, twice }
}
