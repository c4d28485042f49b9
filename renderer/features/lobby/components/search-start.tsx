import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { useHotGamesQuery } from '../api.ts'
import { HOT_SHOWN } from '../hot-shown.ts'
import { useRecentSearches } from '../recent-searches.ts'
import { SearchedGames } from './searched-games.tsx'
import type { SearchPanelProps } from '../search-panel-props.ts'
import styles from './game-search.module.css'

const SHOWN = 5

/** Before the first letter: what was searched for in this tab, and what is played most. */
export const SearchStart = ({ onGames, onWords, ...list }: Omit<SearchPanelProps, 'words' | 'onAll'>) => {
  const { t } = useTranslation(['games', 'lobby'])
  const recent = useRecentSearches()
  const { data, isError, refetch } = useHotGamesQuery({ pageSize: HOT_SHOWN })
  const games = data?.list
  useEffect(() => onGames(games?.slice(0, SHOWN) ?? []), [games, onGames])
  return (
    <>
      {recent.length > 0 && (
        <>
          <p className={styles.heading}>{t('searched')}</p>
          <ChipRow label={t('searched')}>
            {recent.map((words) => (
              <Chip key={words} onClick={() => onWords(words)}>
                {words}
              </Chip>
            ))}
          </ChipRow>
        </>
      )}
      <p className={styles.heading}>{t('lobby:hot.title')}</p>
      <SearchedGames {...list} label={t('lobby:hot.title')} games={games?.slice(0, SHOWN)} busy={!games && !isError} />
      {!games && isError && <ErrorLine onRetry={() => void refetch()} className={styles.state} />}
    </>
  )
}
