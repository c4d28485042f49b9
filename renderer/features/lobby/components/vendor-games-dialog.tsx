import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusal } from '../../../api/failure.ts'
import type { DialogPayloads } from '../../../core/dialogs.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useGamesQuery } from '../api.ts'
import { PAGE_SIZE } from '../list-address.ts'
import { useOpenGame } from '../use-open-game.ts'
import { GameTiles } from './game-grid.tsx'
import styles from './lists.module.css'

/** The games behind a vendor that opens a list and not a game [GAME-03] [MODAL-01]. */
export const Component = ({ gameType, vassalage, name, onClose }: DialogPayloads['vendorGames'] & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['games', 'lobby'])
  const open = useOpenGame()
  const [page, setPage] = useState(1)
  const { data, error, isError, refetch } = useGamesQuery({ gameType, vassalage, pageNo: page, pageSize: PAGE_SIZE })
  // The vendor's own entry opens this very list.
  const games = data?.games.filter(({ isGame }) => isGame === 'GAME')
  // An old link may name a vendor that is gone: to ask again would not bring it back.
  const failed = isError && !refusal(error, 'VENDOR_UNKNOWN')
  const none = (isError && !failed) || (!isError && games?.length === 0)
  return (
    <Dialog title={name} lead={data && t('lobby:count', { count: data.total })} size="large" onClose={onClose}>
      {failed && <ErrorState onRetry={() => void refetch()} />}
      {none && <EmptyState />}
      {!isError && games?.length !== 0 && (
        <div className={styles.inDialog}>
          <GameTiles
            games={games}
            expected={6}
            onOpen={(game, mode) => {
              onClose()
              open(game, mode)
            }}
          />
        </div>
      )}
      <Pagination page={page} total={data?.totalPages ?? 0} onPage={setPage} />
    </Dialog>
  )
}
