import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { NOTICES, useAnnouncementsQuery } from '../api.ts'
import { RichText } from '../rich-text.tsx'
import { markRead } from '../unread.ts'
import styles from './notices.module.css'

/** Every notice, newest first; new ones appear while it is open [CONTENT-01]. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('content')
  const format = useFormat()
  const { data, isError, refetch } = useAnnouncementsQuery(NOTICES)
  const list = data?.list
  useEffect(() => {
    if (list) markRead(list)
  }, [list])
  return (
    <Dialog title={t('notices')} onClose={onClose} size="large">
      {isError && !list && <ErrorState onRetry={() => void refetch()} />}
      {!list && !isError && <Skeleton height="240px" />}
      {list?.length === 0 && <EmptyState title={t('none')} />}
      <ul className={styles.list}>
        {list?.map(({ id, title, content, publishedAt }) => (
          <li key={id}>
            <h3>{title}</h3>
            <time dateTime={publishedAt}>{format.instant(publishedAt, 'moment')}</time>
            <RichText html={content} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
