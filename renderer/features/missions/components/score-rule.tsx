import type { LeaderboardView } from '@portico/contract/missions/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import styles from '../missions.module.css'

/** How a score is made, who is ahead of two with one score, until when it changes, and what each place gets. */
export const ScoreRule = ({ board }: { readonly board: LeaderboardView }) => {
  const { t } = useTranslation(['missions', 'common'])
  const format = useFormat()
  const { score, pool, prizes, until, finalAt } = board
  const games =
    score.category === null
      ? t('rule.allGames')
      : t(`common:gameType.${score.category}` as 'common:gameType.LOTT', { defaultValue: score.category })
  const least = format.money({ amount: score.minStake, currency: pool.currency }, { min: 0 })
  const at = (instant: string) => `${format.instant(instant, 'dayTime')} ${format.offset(instant)}`
  return (
    <section aria-label={t('rule.title')} className={styles.rule}>
      <h3>{t('rule.title')}</h3>
      <Card>
        <b>{score.kind === 'MULTIPLIERS' ? t('rule.MULTIPLIERS', { count: score.best }) : t('rule.VALID_BETS')}</b>
        <p>{t(`rule.how.${score.kind}`, { games, least })}</p>
        <dl>
          <div>
            <dt>{t('rule.tie')}</dt>
            <dd>{t('rule.tieHow')}</dd>
          </div>
          <div>
            <dt>{t('rule.until')}</dt>
            <dd>{at(until)}</dd>
          </div>
          <div>
            <dt>{t('rule.final')}</dt>
            <dd>{t('rule.finalHow', { at: at(finalAt) })}</dd>
          </div>
        </dl>
      </Card>
      <h3>
        {t('prizes')} <small>{t('sum', { amount: format.money(pool, { min: 0 }) })}</small>
      </h3>
      <Card as="div" className={styles.prizes}>
        {prizes.map(({ first, last, amount }) => (
          <span key={first}>
            <small>
              {first === last
                ? t('place', { place: format.number(first) })
                : t('places', { first: format.number(first), last: format.number(last) })}
            </small>
            <b>{format.money(amount, { min: 0 })}</b>
          </span>
        ))}
      </Card>
    </section>
  )
}
