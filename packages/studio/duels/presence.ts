/** A page answers every frame of its stream, one at least every two seconds; a line that is gone without a word is found so. */
const SILENT_MS = 8000

/** Which players are there: those whose page has a stream open and was heard of lately. */
export interface Presence {
  readonly hear: (player: string) => void
  /** A stream of the player's begins; answers what ends it. */
  readonly enter: (player: string) => () => void
  readonly isThere: (player: string) => boolean
}

export const createPresence = (now: () => number): Presence => {
  const pages = new Map<string, { streams: number; heardAt: number }>()
  return {
    hear: (player) => {
      const page = pages.get(player)
      if (page) page.heardAt = now()
    },
    enter: (player) => {
      const page = pages.get(player) ?? { streams: 0, heardAt: 0 }
      page.streams++
      page.heardAt = now()
      pages.set(player, page)
      return () => {
        page.streams--
        if (page.streams === 0 && pages.get(player) === page) pages.delete(player)
      }
    },
    isThere: (player) => {
      const page = pages.get(player)
      return page !== undefined && now() - page.heardAt <= SILENT_MS
    },
  }
}
