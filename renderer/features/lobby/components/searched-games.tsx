import type { Game } from '@portico/contract/catalogue/shapes'
import { cx } from '../../../lib/cx.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { GameName } from './game-name.tsx'
import styles from './game-search.module.css'

interface SearchedGamesProps {
  readonly label: string
  readonly listId: string
  /** Which one the arrows stand on; −1 for none. */
  readonly at: number
  /** Undefined while they are on their way. */
  readonly games: readonly Game[] | undefined
  readonly busy?: boolean
  readonly onChoose: (game: Game) => void
}

/** The games below the search field, one a line. */
export const SearchedGames = ({ label, listId, at, games, busy = !games, onChoose }: SearchedGamesProps) => (
  <>
    <div id={listId} role="listbox" aria-label={label} aria-busy={busy}>
      {games?.map((game, index) => (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/control-has-associated-label -- the field above owns the keys; its text names it
        <div
          key={game.nodeId}
          id={`${listId}-${index}`}
          role="option"
          aria-selected={index === at}
          tabIndex={-1}
          className={cx(styles.result, index === at && styles.on)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(game)}
        >
          <Picture src={game.iconUrl} width={36} height={45} tint={game.colour} className={styles.icon} />
          <GameName game={game} />
        </div>
      ))}
    </div>
    {!games && busy && [1, 2, 3].map((key) => <Skeleton key={key} height="52px" />)}
  </>
)
