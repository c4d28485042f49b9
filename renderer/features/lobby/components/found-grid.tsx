import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { gameList } from '@portico/contract/catalogue'
import type { Question } from '../../../api/gateway.ts'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Rail } from '../../../ui/rail/rail.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useGamesQuery } from '../api.ts'
import { useOpenGame } from '../use-open-game.ts'
import { GameTiles } from './game-grid.tsx'
import styles from './lobby.module.css'

/** Games on a page of a list [LOBBY-09]. */
export const PAGE_SIZE = 18

interface FoundGridProps {
  readonly title: ReactNode
  readonly question: Question<typeof gameList>
  readonly page: number
  readonly onPage: (page: number) => void
  readonly filters?: ReactNode
}

/** A page of games that match; it keeps what it shows until the next page has come [LOBBY-08]. */
export const FoundGrid = ({ title, question, page, onPage, filters }: FoundGridProps) => {
  const { t } = useTranslation(['lobby', 'common'])
  const open = useOpenGame()
  const { data, isError, isFetching, refetch } = useGamesQuery({ ...question, pageNo: page, pageSize: PAGE_SIZE })
  const empty = data?.total === 0
  return (
    <div className={styles.list}>
      <Rail title={title} note={data && t('count', { count: data.total })} busy={isFetching} layout="plain">
        {filters}
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {!isError && empty && <EmptyState icon={<SearchX />} title={t('common:in_no_data')} hint={t('emptyHint')} />}
        {!isError && !empty && (
          <div className={styles.grid}>
            <GameTiles games={data?.games} expected={PAGE_SIZE} eager={6} onOpen={open} />
          </div>
        )}
        <div className={styles.pager}>
          <Pagination page={page} total={data?.totalPages ?? 0} onPage={onPage} />
        </div>
      </Rail>
    </div>
  )
}
