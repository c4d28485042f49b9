import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { dialogOpened } from '../../core/dialogs.ts'
import { useAppDispatch } from '../../core/hooks.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { cx } from '../../lib/cx.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/state.tsx'
import { useDisputeQuery } from './api.ts'
import { DisputeClock } from './dispute-clock.tsx'
import { LineFacts } from './line-facts.tsx'
import { SaidFacts } from './said-facts.tsx'
import { DisputeSteps } from './dispute-steps.tsx'
import { DisputeThread } from './dispute-thread.tsx'
import { DisputeStateTag } from './state-tag.tsx'
import { WhatHappensNext } from './what-happens-next.tsx'
import styles from './disputes.module.css'

/** One dispute: where it stands, what was said, the versions of its line, and what can be done. */
export const DisputeView = ({ id }: { readonly id: string }) => {
  const { t } = useTranslation(['disputes', 'errors'])
  const format = useFormat()
  const dispatch = useAppDispatch()
  const { data, error, refetch } = useDisputeQuery({ id })
  if (error !== undefined && !data) return <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="320px" />
  const { head, entries, facts, versions, recalculated } = data.dispute
  const line = versions.find(({ id: versionId }) => versionId === head.lineId)
  return (
    <div className={cx(styles.form, styles.file)}>
      <div className={styles.status}>
        <p className={styles.note} role="status">
          <DisputeStateTag state={head.state} /> {t(`reason.${head.reason}`)}
        </p>
        <Button look="ghost" size="small" onClick={() => window.print()}>
          {t('print')}
        </Button>
      </div>
      <DisputeClock head={head} />
      {head.outcome !== null && <p>{t(head.outcome === 'GRANTED' ? 'granted' : 'refused')}</p>}
      {line && <LineFacts line={line} recalculated={recalculated} />}
      <SaidFacts head={head} facts={facts} />
      <DisputeThread entries={entries} />
      <DisputeSteps head={head} />
      <section className={styles.next}>
        <h3>{t('versions')}</h3>
        <dl className={styles.versions}>
          {versions.map(({ id: lineId, version, amount }) => (
            <div key={version}>
              <dt>
                <button
                  type="button"
                  className={styles.lineLink}
                  onClick={() => dispatch(dialogOpened({ kind: 'commissionLine', lineId }))}
                >
                  {t('lineVersion', { number: version })}
                </button>
              </dt>
              <dd>{format.money(amount)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {head.outcome === null && <WhatHappensNext />}
    </div>
  )
}
