import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useTeamRatesQuery } from '../api.ts'
import styles from './account-page.module.css'

/** What share of its stakes an account gets back, by category, and what holds from tomorrow on. */
export const AccountRates = ({ memberId }: { readonly memberId: string }) => {
  const { t } = useTranslation(['teamRecords', 'common'])
  const format = useFormat()
  const { currentData } = useTeamRatesQuery({ memberId })
  const percent = (rate: string) => format.percent(Number(rate) / 100, 1)
  const rates = currentData?.rates.filter(({ rate, coming }) => Number(rate) > 0 || coming) ?? []
  return (
    <section aria-busy={!currentData}>
      <h2>{t('account.rates')}</h2>
      {currentData && rates.length === 0 && <p className={styles.soft}>{t('account.noRates')}</p>}
      <ul className={styles.rows}>
        {rates.map(({ category, rate, coming }) => (
          <li key={category}>
            <span>{category === 'LOTTERY' ? t('account.lottery') : t(`common:gameType.${category}`)}</span>
            <bdi>{percent(rate)}</bdi>
            <small>{coming && t('account.coming', { rate: percent(coming.rate), day: format.instant(coming.from, 'date') })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
