import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { Rewards } from '../../promotions/index.ts'
import { TicketBoard } from '../components/ticket-board.tsx'
import styles from './reward-center-page.module.css'

const TABS = ['tickets', 'claims'] as const
const PANEL = 'reward-center'

/** Tickets to open, and what promotions have ready [PROMO-05] [PROMO-09]. */
export const Component = () => {
  const { t } = useTranslation('tickets')
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((each) => each === query.get('tab')) ?? 'tickets'
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </header>
      <Tabs
        label={t('title')}
        panelId={PANEL}
        value={tab}
        onChange={(next) => setQuery(next === 'tickets' ? {} : { tab: next }, { replace: true })}
        tabs={TABS.map((value) => ({ value, label: t(`tab.${value}`) }))}
      />
      <div id={PANEL} role="tabpanel" aria-label={t(`tab.${tab}`)} className={styles.panel}>
        {tab === 'claims' ? <Rewards /> : <TicketBoard />}
      </div>
    </div>
  )
}
