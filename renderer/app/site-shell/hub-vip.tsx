import Crown from 'lucide-react/icons/crown'
import { useTranslation } from 'react-i18next'
import { Link } from '../../lib/link.tsx'
import { unitsOf } from '@portico/contract/kit/money'
import { paths } from '../../core/paths.ts'
import { Meter, useVipQuery } from '../../features/center/index.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Card } from '../../ui/card/card.tsx'
import { ErrorLine } from '../../ui/error-line/error-line.tsx'
import styles from './hub-page.module.css'

/** The level and the next one's criterion, without a countdown. */
export const HubVip = () => {
  const { t } = useTranslation('center')
  const format = useFormat()
  const { data, isError, refetch } = useVipQuery({})
  if (!data && isError)
    return (
      <Card as="section" aria-label={t('vip.title')}>
        <ErrorLine of={t('vip.title')} onRetry={() => void refetch()} />
      </Card>
    )
  if (!data || data.levels.length === 0) return null
  const { level, levels, bets } = data
  const next = levels[(level ?? -1) + 1]
  return (
    <Card as="section" aria-label={t('vip.title')} className={styles.vip}>
      <span className={styles.icon}>
        <Crown aria-hidden="true" />
      </span>
      <div>
        <p className={styles.between}>
          <b>{level === null ? t('vip.below') : levels[level]!.label}</b>
          <Link to={paths.member('vip')}>{t('vip.all')}</Link>
        </p>
        {next && (
          <>
            <Meter label={t('vip.progress')} share={Number(unitsOf(bets)) / Number(unitsOf(next.from))} />
            <p className={styles.between}>
              <small>{t('vip.bets', { amount: format.money(bets, { min: 0 }) })}</small>
              <small>{t('vip.next', { level: next.label, amount: format.money(next.from, { min: 0 }) })}</small>
            </p>
          </>
        )}
      </div>
    </Card>
  )
}
