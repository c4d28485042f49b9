import type { DepositStory } from '@portico/contract/records/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './story.module.css'

/** What a deposit was asked for, and what its provider said. */
export const DepositFacts = ({ deposit }: { readonly deposit: DepositStory }) => {
  const { t } = useTranslation('movements')
  const format = useFormat()
  return (
    <>
      <section className={styles.part}>
        <h3>{t('story.request')}</h3>
        <dl className={styles.facts}>
          <dt>{t('story.reference')}</dt>
          <dd>
            <bdi>{deposit.reference}</bdi>
          </dd>
          <dt>{t('story.method')}</dt>
          <dd>{deposit.name}</dd>
          <dt>{t('story.asked')}</dt>
          <dd>{format.instant(deposit.askedAt, 'exact')}</dd>
          <dt>{t('story.amount')}</dt>
          <dd>
            <bdi>{format.money(deposit.amount, { min: 0 })}</bdi>
          </dd>
          <dt>{t('story.fee')}</dt>
          <dd>
            <bdi>{format.money(deposit.fee, { min: 0 })}</bdi>
          </dd>
        </dl>
      </section>
      <section className={styles.part}>
        <h3>{t('story.provider')}</h3>
        <dl className={styles.facts}>
          <dt>{t('story.providerRef')}</dt>
          <dd>
            <bdi>{deposit.providerRef ?? '–'}</bdi>
          </dd>
          {deposit.notices.map(({ at, outcome, amount }) => (
            <div key={`${at} ${outcome}`} className={styles.notice}>
              <dt>{t(`notice.${outcome}`)}</dt>
              <dd>
                <bdi>{format.money(amount, { min: 0 })}</bdi>
                <small>{format.instant(at, 'exact')}</small>
              </dd>
            </div>
          ))}
        </dl>
        {deposit.notices.length === 0 && <p className={styles.silent}>{t('story.noNotice')}</p>}
      </section>
    </>
  )
}
