import type { PromotionDetail } from '@portico/contract/promotion/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './detail.module.css'

/** What one grant comes to, worked out with sums of the reader's currency. */
export const Example = ({ detail: { example, turnover } }: { readonly detail: PromotionDetail }) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { of, base, gets, wagers } = example
  return (
    <section className={styles.part} aria-labelledby="example">
      <h2 id="example">{t('example.title')}</h2>
      <dl className={styles.example}>
        {of !== 'NOTHING' && (
          <div>
            <dt>{t(`example.${of}`)}</dt>
            <dd>{format.money(base, { min: 0 })}</dd>
          </div>
        )}
        <div>
          <dt>{t('example.gets')}</dt>
          <dd>{format.money(gets, { min: 0 })}</dd>
          <dd>{t(turnover === 0 ? 'example.where' : 'example.asBonus')}</dd>
        </div>
        <div>
          <dt>{t('example.wagers')}</dt>
          <dd>{format.money(wagers, { min: 0 })}</dd>
          <dd>{turnover === 0 ? t('example.free') : t('example.times', { count: turnover })}</dd>
        </div>
      </dl>
      <p className={styles.note}>{turnover === 0 ? t('example.noteFree') : t('example.note')}</p>
    </section>
  )
}
