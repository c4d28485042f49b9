import type { ControlOverview } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useEndExclusionMutation, useReviewLimitsMutation } from '../api.ts'
import styles from '../control.module.css'

const BreakCard = ({ pause }: { readonly pause: NonNullable<ControlOverview['break']> }) => {
  const { t } = useTranslation(['control', 'errors'])
  const format = useFormat()
  const now = useServerNow()
  const toasts = useToasts()
  const [end, { isLoading }] = useEndExclusionMutation()
  const over = pause.kind === 'EXCLUSION' && pause.endsAt === null && Date.parse(pause.until) <= now
  const at = format.instant(pause.endsAt ?? pause.until, 'moment')
  const words =
    pause.kind === 'TIME_OUT' ? 'standing.timeOut' : pause.endsAt ? 'standing.ending' : over ? 'standing.over' : 'standing.exclusion'
  return (
    <Card as="section" className={styles.standing} role="status">
      <div>
        <h2>{t(pause.kind === 'TIME_OUT' ? 'standing.timeOutTitle' : 'standing.exclusionTitle')}</h2>
        <p>{t(words, { at })}</p>
      </div>
      <div className={styles.raiseActions}>
        <ButtonLink look="ghost" to={paths.withdraw}>
          {t('standing.withdraw')}
        </ButtonLink>
        {over && (
          <Button
            look="ghost"
            busy={isLoading}
            onClick={async () => {
              const { error } = await end({})
              if (error) toasts.show(t(`errors:${failureKey(error)}`), 'negative')
            }}
          >
            {t('standing.end')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** What holds now, above everything else: a break, or that the limits are to be looked at again. */
export const Standing = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation('control')
  const [review, { isLoading }] = useReviewLimitsMutation()
  return (
    <>
      {overview.break && <BreakCard pause={overview.break} />}
      {overview.reviewDue && (
        <Card as="section" className={styles.standing}>
          <div>
            <h2>{t('review.title')}</h2>
            <p>{t('review.lead')}</p>
          </div>
          <Button look="ghost" busy={isLoading} onClick={() => void review({})}>
            {t('review.done')}
          </Button>
        </Card>
      )}
    </>
  )
}
