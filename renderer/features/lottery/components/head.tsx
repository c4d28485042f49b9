import ChevronLeft from 'lucide-react/icons/chevron-left'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx.ts'
import { lazyPart } from '../../../lib/lazy-part.ts'
import { Link } from '../../../lib/link.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { paths } from '../../../core/paths.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { useBarred } from '../hooks/use-barred.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useIssue } from '../hooks/use-issue.ts'
import { useLeft } from '../hooks/use-left.ts'
import { ClockStatus, Countdown } from './countdown.tsx'
import { DrawTimes } from './draw-times.tsx'
import { FoldedHead } from './folded-head.tsx'
import { LastResult } from './last-result.tsx'
import { LotteryName } from './lottery-name.tsx'
import styles from './head.module.css'

const RulesDialog = lazyPart(async () => (await import('./rules-dialog.tsx')).RulesDialog)

/** The issue that is open, how often there is one, and what still waits for its result. */
const Facts = ({ onRules }: { onRules: () => void }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery } = useBetPanel()
  const { issue, opened } = useIssue()
  return (
    <p className={styles.facts}>
      {(issue || opened) && (
        <span className={styles.roomy}>{issue ? t('head.issue', { numero: format.issue(issue.numero, true) }) : t('head.noIssue')}</span>
      )}
      <span className={lottery.calendar ? undefined : styles.roomy}>
        <DrawTimes lottery={lottery} />
      </span>
      {opened?.awaiting && <span>{t('head.awaiting', { issue: format.issue(opened.awaiting.numero) })}</span>}
      <button type="button" className={styles.rules} onClick={onRules}>
        {t('head.rules')}
      </button>
    </p>
  )
}

/** Which lottery, its last result, and how long bets are taken; folded to a strip that stays once it has been scrolled away. */
export const Head = ({ backUrl }: { backUrl: string | undefined }) => {
  const { t } = useTranslation('lottery')
  const { opened, retry } = useIssue()
  const [rules, setRules] = useState(false)
  const barred = useBarred()
  const { ref, left } = useLeft<HTMLElement>()
  const back = backUrl ?? (barred ? paths.home : undefined)
  return (
    <>
      <header ref={ref} className={cx(styles.head, barred && styles.barred)}>
        <div className={styles.title}>
          {back && (
            <Link to={back} aria-label={t('lobby.back')} className={styles.change}>
              <ChevronLeft aria-hidden="true" />
            </Link>
          )}
          <LotteryName />
          <IconButton label={t('head.rules')} icon={<CircleHelp />} className={styles.help} onClick={() => setRules(true)} />
        </div>
        <Facts onRules={() => setRules(true)} />
        <div className={styles.last} aria-busy={opened === undefined && !retry}>
          {retry ? <ErrorLine onRetry={retry} /> : <LastResult last={opened?.last} small={barred} />}
        </div>
        {!barred && (
          <div className={styles.clock}>
            <Countdown />
          </div>
        )}
        <ClockStatus />
      </header>
      {left && !barred && <FoldedHead />}
      <Suspense>{rules && <RulesDialog onClose={() => setRules(false)} />}</Suspense>
    </>
  )
}
