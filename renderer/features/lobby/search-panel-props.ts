import type { Game } from '@portico/contract/catalogue/shapes'

/** What the search field tells the panel below it, and hears from it. */
export interface SearchPanelProps {
  readonly words: string
  readonly listId: string
  /** Which one the arrows stand on; −1 for none. */
  readonly at: number
  readonly onGames: (games: readonly Game[]) => void
  readonly onChoose: (game: Game) => void
  readonly onAll: () => void
  /** Searches for these words instead. */
  readonly onWords: (words: string) => void
}
