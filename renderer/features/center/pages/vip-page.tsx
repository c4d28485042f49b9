import { useTranslation } from 'react-i18next'
import { type Money, unitsOf } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useVipQuery } from '../api.ts'
import styles from '../center.module.css'
import { Meter } from '../components/meter.tsx'

/** The member's level, how far the next one is, and what each gives [MEMBER-05]. */
export const Component = () => {
  const { t } = useTranslation('center')
  const format = useFormat()
  const { data, isError, refetch } = useVipQuery({})
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" />
  const { level, levels, bets, until, quarterEnds } = data
  const money = (value: Money) => format.money(value, { min: 0 })
  const next = levels[(level ?? -1) + 1]
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('vip.title')}</h1>
        <p className={styles.lead}>{t('vip.lead')}</p>
      </header>
      {levels.length === 0 ? (
        <EmptyState title={t('vip.none')} hint={t('vip.noneHint')} />
      ) : (
        <>
          <Card as="section" aria-label={t('vip.yours')} className={styles.standing}>
            <p className={styles.note}>{t('vip.yours')}</p>
            <p className={styles.level}>{level === null ? t('vip.below') : levels[level]!.label}</p>
            {until && <p className={styles.note}>{t('vip.until', { day: format.instant(`${until}T12:00:00.000Z`, 'date') })}</p>}
            {next && (
              <>
                <Meter label={t('vip.progress')} share={Number(unitsOf(bets)) / Number(unitsOf(next.from))} />
                <p className={styles.ends}>
                  <bdi>{t('vip.bets', { amount: money(bets) })}</bdi>
                  <bdi>{t('vip.next', { level: next.label, amount: money(next.from) })}</bdi>
                </p>
              </>
            )}
            <p className={styles.note}>{t('vip.rule', { day: format.instant(`${quarterEnds}T12:00:00.000Z`, 'date') })}</p>
          </Card>
          <h2>{t('vip.all')}</h2>
          <ul className={styles.levels}>
            {levels.map(({ label, from, gives }, index) => (
              <li key={label}>
                <Card as="article" className={styles.step}>
                  <header>
                    <h3>{label}</h3>
                    {index === level && <Tag tone="accent">{t('vip.now')}</Tag>}
                  </header>
                  <p className={styles.note}>{t('vip.from', { amount: money(from) })}</p>
                  <ul>
                    {gives.map((text) => (
                      <li key={text}>{text}</li>
                    ))}
                  </ul>
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
