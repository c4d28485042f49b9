import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Game } from '@portico/contract/catalogue/shapes'
import { paths } from '../../../core/paths.ts'
import { cx } from '../../../lib/cx.ts'
import { Picture } from '../../../ui/picture/picture.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useGamesQuery } from '../api.ts'
import { GameName } from './game-name.tsx'
import styles from './game-search.module.css'

const SHOWN = 7
const PAUSE_MS = 150

export interface SearchResultsProps {
  readonly words: string
  readonly listId: string
  /** Which one the arrows stand on; −1 for none. */
  readonly at: number
  readonly onGames: (games: readonly Game[]) => void
  readonly onChoose: (game: Game) => void
  readonly onAll: () => void
}

/** The first games that match, below the search field. */
export const SearchResults = ({ words, listId, at, onGames, onChoose, onAll }: SearchResultsProps) => {
  const { t } = useTranslation(['games', 'lobby'])
  const [term, setTerm] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setTerm(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { currentData, data, isError } = useGamesQuery({ gameName: term, pageSize: SHOWN })
  const results = currentData ?? data
  const games = results?.games
  useEffect(() => onGames(games ?? []), [games, onGames])
  return (
    <div className={styles.panel}>
      <div id={listId} role="listbox" aria-label={t('results')} aria-busy={!currentData}>
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
      {!results && !isError && [1, 2, 3].map((key) => <Skeleton key={key} height="52px" />)}
      <p role="status" className={styles.state}>
        {isError && t('searchFailed')}
        {results?.total === 0 && t('nothingFound', { words: term })}
        {results && results.total > 0 && (
          <Link to={`${paths.home}?q=${encodeURIComponent(words)}`} className={styles.all} onClick={onAll}>
            {t('allFound', { count: results.total })}
          </Link>
        )}
      </p>
    </div>
  )
}
