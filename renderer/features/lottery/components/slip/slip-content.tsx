import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { ErrorLine } from '../../../../ui/error-line/error-line.tsx'
import { Tag } from '../../../../ui/tag/tag.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useDrawEvent } from '../../hooks/use-draw-event.ts'
import { useFollowed } from '../../hooks/use-followed.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { SlipResult } from '../draw/slip-result.tsx'
import { Receipt } from './receipt.tsx'
import { Slip } from './slip.tsx'
import styles from './slip.module.css'

/** The issue that the slip stands on, and when it closes. */
export const IssueTag = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { phase, issue } = useIssue()
  if (!issue) return null
  const words = { issue: format.issue(issue.numero), time: format.instant(issue.sealAt, 'seconds') }
  return phase === 'sealed' || phase === 'drawing' ? (
    <Tag tone="warning">{t('slip.closedTag', words)}</Tag>
  ) : (
    <Tag>{t(phase === 'open' ? 'slip.closesTag' : 'slip.issueTag', words)}</Tag>
  )
}

/** What the slip shows: the draw of its bets, bets just placed until something new is chosen, or the next bet. */
export const SlipContent = ({ sheet }: { sheet?: boolean }) => {
  const { t } = useTranslation('lottery')
  const { slip } = useBetPanel()
  const event = useFollowed()
  const retry = useDrawEvent()?.retry
  if (event) return <SlipResult event={event} />
  return (
    <>
      {retry && <ErrorLine of={t('bets.title')} onRetry={retry} className={styles.failed} />}
      {slip.placed ? <Receipt bets={slip.placed} /> : <Slip {...(sheet ? { sheet } : {})} />}
    </>
  )
}
