import { GAME_TYPES } from '@portico/contract/catalogue/shapes'
import type { PromotionDetail } from '@portico/contract/promotion/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './detail.module.css'

/** What bets count for the bonus, where they do not all count whole. */
export const Weights = ({ weights }: { readonly weights: NonNullable<PromotionDetail['bonus']>['weights'] }) => {
  const { t } = useTranslation(['promotions', 'common'])
  const format = useFormat()
  if (!weights) return null
  const counts = GAME_TYPES.map((type) => ({ type, weight: weights[type] ?? 0 })).filter(({ weight }) => weight > 0)
  return (
    <section className={styles.part} aria-labelledby="weights">
      <h2 id="weights">{t('weights.title')}</h2>
      <ul className={styles.weights}>
        {counts
          .toSorted((one, other) => other.weight - one.weight)
          .map(({ type, weight }) => (
            <li key={type}>
              {t(`common:gameType.${type}`)} <b>{format.percent(weight / 100, 0)}</b>
            </li>
          ))}
      </ul>
      {counts.length < GAME_TYPES.length && <p className={styles.note}>{t('weights.none')}</p>}
    </section>
  )
}
