import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { paths } from '../../../core/paths.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { BalanceFigure } from '../../wallet/index.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useIssue } from '../hooks/use-issue.ts'
import { Countdown } from './countdown.tsx'
import { LastResult } from './last-result.tsx'
import styles from './head.module.css'

/** Name, last result, balance and clock in one strip, for as long as the head itself is out of sight. */
export const FoldedHead = () => {
  const { t } = useTranslation(['lottery', 'common'])
  const format = useFormat()
  const { lottery } = useBetPanel()
  const { issue, opened, retry } = useIssue()
  return (
    <div className={styles.folded}>
      <div className={styles.strip}>
        <Link to={paths.home} aria-label={t('common:page.home')} className={styles.change}>
          <ChevronLeft aria-hidden="true" />
        </Link>
        <b className={styles.strong}>{lottery.gameName}</b>
        {issue && <span className={styles.dim}>{t('slip.issueTag', { issue: format.issue(issue.numero) })}</span>}
        <span className={styles.rule} />
        {retry ? <ErrorLine onRetry={retry} /> : <LastResult last={opened?.last} small />}
        <span className={styles.end}>
          <span className={styles.balance}>
            <span className={styles.dim}>{t('common:header.balance')}</span>
            <BalanceFigure />
          </span>
          <Countdown small />
        </span>
      </div>
    </div>
  )
}
