import { useTranslation } from 'react-i18next'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { CountBadge } from '../../../ui/tag/tag.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useUnreadCountQuery } from '../api.ts'
import { CasesPane } from '../components/cases-pane.tsx'
import { InboxPane } from '../components/inbox-pane.tsx'
import { WritePane } from '../components/write-pane.tsx'
import styles from '../inbox.module.css'
import { INBOX_TABS, useInboxView } from '../use-inbox-view.ts'

const PANEL = 'messages-panel'

/** What the house wrote to the member, and what the member asked it [MEMBER-06]. */
export const Component = () => {
  const { t } = useTranslation('inbox')
  const view = useInboxView()
  const { data: unread, isError, refetch } = useUnreadCountQuery({})
  const count = unread?.unreadCount ?? 0
  const tabs = INBOX_TABS.map((value) => ({
    value,
    label: (
      <span className={styles.tab}>
        {t(`tab.${value}`)} {value === 'inbox' && <CountBadge count={count} label={t('unreadCount', { count })} />}
      </span>
    ),
  }))
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <Tabs label={t('title')} tabs={tabs} value={view.tab} onChange={view.chooseTab} panelId={PANEL} />
      {!unread && isError && <ErrorLine of={t('unread')} onRetry={() => void refetch()} />}
      <div id={PANEL} role="tabpanel" aria-label={t(`tab.${view.tab}`)}>
        {view.tab === 'inbox' && <InboxPane view={view} />}
        {view.tab === 'cases' && <CasesPane opened={view.caseNumber} onOpen={view.openCase} onNew={() => view.chooseTab('write')} />}
        {view.tab === 'write' && <WritePane onSent={view.openCase} />}
      </div>
    </div>
  )
}
