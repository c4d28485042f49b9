import LogIn from 'lucide-react/icons/log-in'
import SearchX from 'lucide-react/icons/search-x'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { skipToken } from '@reduxjs/toolkit/query/react'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { refusal } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { cx } from '../../../lib/cx.ts'
import { paths } from '../../../core/paths.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Rail } from '../../../ui/rail/rail.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { selectStatus } from '../../session/index.ts'
import { useGamesQuery } from '../api.ts'
import { usePrefetchNextPage } from '../prefetch.ts'
import { selectFavourites } from '../favourites-slice.ts'
import { isPersonal, type ListView, PAGE_SIZE, questionOf } from '../list-address.ts'
import type { ChangeView } from '../use-list-view.ts'
import { useOpenGame } from '../use-open-game.ts'
import { GameTiles } from './game-grid.tsx'
import lobby from './lobby.module.css'

interface GameListProps {
  readonly title: string
  readonly type?: GameType | undefined
  readonly view: ListView
  readonly onChange: ChangeView
  readonly filters?: ReactNode
  /** What an empty list says when nothing is filtered. */
  readonly empty?: { readonly icon: ReactNode; readonly title: string; readonly hint: string } | undefined
}

const LogInFirst = () => {
  const { t } = useTranslation(['games', 'common'])
  const dispatch = useAppDispatch()
  const { pathname, search } = useLocation()
  return (
    <EmptyState
      icon={<LogIn />}
      title={t('own.title')}
      hint={t('own.hint')}
      action={
        <Button onClick={() => dispatch(dialogOpened({ kind: 'login', next: pathname + search }))}>{t('common:action.login')}</Button>
      }
    />
  )
}

/** Nothing found, and how to find something. */
const Nothing = ({ view, onChange, empty }: Pick<GameListProps, 'view' | 'onChange' | 'empty'>) => {
  const { t } = useTranslation(['games', 'common'])
  const { vassalage, gameClassify, gameName, minBet, minLineNum } = view
  const filtered = [vassalage, gameClassify, gameName, minBet, minLineNum].some((value) => value !== undefined)
  const none = { vassalage: undefined, gameClassify: undefined, gameName: undefined, minBet: undefined, minLineNum: undefined }
  return (
    <EmptyState
      icon={(!filtered && empty?.icon) || <SearchX />}
      title={(!filtered && empty?.title) || t('common:in_no_data')}
      hint={filtered ? t('emptyHint') : (empty?.hint ?? t('emptyHint'))}
      action={
        filtered ? (
          <Button look="ghost" onClick={() => onChange(none)}>
            {t('clear')}
          </Button>
        ) : (
          empty && <ButtonLink to={paths.home}>{t('browse')}</ButtonLink>
        )
      }
    />
  )
}

/** A page of games that match; it keeps what it shows until the next page has come [LOBBY-08] [LOBBY-09]. */
export const GameList = ({ title, type, view, onChange, filters, empty }: GameListProps) => {
  const { t } = useTranslation(['games', 'lobby'])
  const open = useOpenGame()
  const { removed } = useSelector(selectFavourites)
  const status = useSelector(selectStatus)
  const own = isPersonal(view.selection)
  const { data, error, isError, isFetching, refetch } = useGamesQuery(own && status !== 'member' ? skipToken : questionOf(view, type), {
    refetchOnMountOrArgChange: own,
  })
  const totalPages = data?.totalPages ?? 0
  usePrefetchNextPage(type, view, isFetching || own ? 0 : totalPages)
  // A page beyond the last is ignored: the list starts at its first one [LOBBY-09].
  const beyond = !isFetching && totalPages > 0 && view.page > totalPages
  useEffect(() => {
    if (beyond) onChange({ page: 1 }, 'quiet')
  }, [beyond, onChange])

  const games = view.selection === 'FAV' ? data?.games.filter(({ nodeId }) => !removed.has(nodeId)) : data?.games
  const unknownVendor = isError && refusal(error, 'VENDOR_UNKNOWN') !== undefined
  const nothing = games?.length === 0 && !beyond
  const contents = () => {
    if (own && status === 'guest') return <LogInFirst />
    if (unknownVendor || (!isError && nothing)) return <Nothing view={view} onChange={onChange} empty={empty} />
    if (isError) return <ErrorState onRetry={() => void refetch()} />
    return (
      <div className={cx(lobby.grid, isFetching && data && lobby.stale)}>
        <GameTiles games={beyond ? undefined : games} expected={PAGE_SIZE} onOpen={open} />
      </div>
    )
  }
  return (
    <div className={lobby.list}>
      <Rail title={title} note={data && !isError && t('lobby:count', { count: data.total })} busy={isFetching} layout="plain">
        {filters}
        {contents()}
        <div className={lobby.pager}>
          <Pagination
            page={Math.min(view.page, Math.max(1, totalPages))}
            total={isError ? 0 : totalPages}
            onPage={(page) => {
              window.scrollTo(0, 0)
              onChange({ page })
            }}
          />
        </div>
      </Rail>
    </div>
  )
}
