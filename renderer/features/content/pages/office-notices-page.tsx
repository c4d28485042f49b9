import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useAddressView } from '../../../core/office-table/use-address-view.ts'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { AGENT_NOTICES, useAnnouncementsQuery } from '../api.ts'
import { NOTICES_A_PAGE, NoticeList } from '../components/notice-list.tsx'
import { NOTICE_SIDES, NOTICES_FORM } from '../office-view.ts'
import { markRead } from '../unread.ts'
import styles from '../components/notices.module.css'

const EVERYBODY = { types: 'PL,H', limit: 100 } as const

/** What the house announces to agents, and what it announces to everybody, newest first [AGENT-02]. */
export const Component = () => {
  const { t } = useTranslation(['agent', 'errors', 'common'])
  const { view, change } = useAddressView(NOTICES_FORM)
  const { currentData, error, refetch } = useAnnouncementsQuery(view.side === 'agents' ? AGENT_NOTICES : EVERYBODY)
  const list = currentData?.list
  const pages = Math.max(1, Math.ceil((list?.length ?? 0) / NOTICES_A_PAGE))
  const page = Math.min(view.page, pages)
  useEffect(() => {
    if (list) markRead(list, view.side)
  }, [list, view.side])
  return (
    <article className={styles.office}>
      <header className={styles.head}>
        <h1>{t('common:page.agentAnnouncement')}</h1>
        <Segmented
          label={t('notices.side')}
          options={NOTICE_SIDES.map((value) => ({ value, label: t(`notices.${value}`) }))}
          value={view.side}
          onChange={(side) => change({ side })}
        />
      </header>
      {!list &&
        (error ? <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} /> : <Skeleton height="240px" />)}
      {list?.length === 0 && <EmptyState title={t('notices.none')} hint={t('notices.noneHint')} />}
      {list && <NoticeList notices={list} page={page} />}
      <Pagination page={page} total={pages} onPage={(next) => change({ page: next })} />
    </article>
  )
}
