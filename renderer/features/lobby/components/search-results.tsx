import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { paths } from '../../../core/paths.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { useGamesQuery } from '../api.ts'
import { SearchedGames } from './searched-games.tsx'
import type { SearchPanelProps } from '../search-panel-props.ts'
import styles from './game-search.module.css'

const SHOWN = 7
const PAUSE_MS = 150

/** The first games that match; what the words were taken for, where nothing is called so. */
export const SearchResults = ({ words, onGames, onAll, onWords, ...list }: SearchPanelProps) => {
  const { t } = useTranslation(['games', 'lobby'])
  const [term, setTerm] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setTerm(words), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [words])
  const { currentData, data, isError, refetch } = useGamesQuery({ gameName: term, pageSize: SHOWN })
  const results = currentData ?? data
  const games = results?.games
  const suggestion = currentData?.suggestion
  useEffect(() => onGames(games ?? []), [games, onGames])
  return (
    <>
      {suggestion && (
        <p className={styles.heading}>
          {t('nothingCalled', { words: term })}{' '}
          <button type="button" className={styles.suggestion} onClick={() => onWords(suggestion)}>
            {t('didYouMean', { words: suggestion })}
          </button>
        </p>
      )}
      <SearchedGames {...list} label={t('results')} games={games} busy={!currentData && !isError} />
      {isError && <ErrorLine text={t('searchFailed')} onRetry={() => void refetch()} className={styles.state} />}
      <p role="status" className={styles.state}>
        {!isError && results?.total === 0 && t('nothingFound', { words: term })}
        {!isError && results && results.total > 0 && (
          <Link to={`${paths.home}?q=${encodeURIComponent(words)}`} className={styles.all} onClick={onAll}>
            {t('allFound', { count: results.total })}
          </Link>
        )}
      </p>
    </>
  )
}
