import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useAnnouncementsQuery } from '../api.ts'
import { markRead } from '../unread.ts'
import { NOTICES_A_PAGE, NoticeList } from './notice-list.tsx'
import styles from './notices.module.css'

const EVERY = { types: 'PL,H', limit: 100 } as const

/** Every notice, newest first, nine on a page; new ones appear while it is open [CONTENT-01] [MODAL-03]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('content')
  const { data, isError, refetch } = useAnnouncementsQuery(EVERY)
  const [requested, setRequested] = useState(1)
  const top = useRef<HTMLDivElement>(null)
  const list = data?.list
  const pages = Math.max(1, Math.ceil((list?.length ?? 0) / NOTICES_A_PAGE))
  const page = Math.min(requested, pages)
  useEffect(() => {
    if (list) markRead(list)
  }, [list])
  const turn = (next: number) => {
    setRequested(next)
    top.current?.closest('dialog')?.scrollTo(0, 0)
  }
  return (
    <Dialog title={t('notices')} onClose={onClose} size="large">
      {isError && !list && <ErrorState onRetry={() => void refetch()} />}
      {!list && !isError && (
        <div className={styles.waiting}>
          <Skeleton height="240px" />
        </div>
      )}
      {list?.length === 0 && <EmptyState title={t('none')} />}
      {list && (
        <div ref={top}>
          <NoticeList notices={list} page={page} onLeave={onClose} />
        </div>
      )}
      <Pagination page={page} total={pages} onPage={turn} />
    </Dialog>
  )
}
