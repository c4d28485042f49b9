import { useTranslation } from 'react-i18next'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { useTeamRatesQuery } from '../api.ts'
import { useCategoryName } from './use-category-name.ts'
import styles from './account-page.module.css'

interface AccountRatesProps {
  readonly memberId: string
  readonly account: string
}

/** What share of its stakes an account gets back, by category, what holds from tomorrow on, and the way to set it for who is directly below. */
export const AccountRates = ({ memberId, account }: AccountRatesProps) => {
  const { t } = useTranslation('teamRecords')
  const format = useFormat()
  const dispatch = useAppDispatch()
  const nameOf = useCategoryName()
  const { currentData, isError, refetch } = useTeamRatesQuery({ memberId })
  const percent = (rate: string) => format.percent(Number(rate) / 100, 1)
  const settable = currentData?.settable ?? false
  const rates = currentData?.rates.filter(({ rate, most, coming }) => Number(rate) > 0 || coming || (settable && Number(most) > 0)) ?? []
  return (
    <section aria-busy={!currentData && !isError}>
      <h2>{t('account.rates')}</h2>
      {!currentData && isError && <ErrorLine onRetry={() => void refetch()} />}
      {currentData && rates.length === 0 && <p className={styles.soft}>{t('account.noRates')}</p>}
      <ul className={styles.rows}>
        {rates.map(({ category, rate, coming }) => (
          <li key={category}>
            <span>{nameOf(category)}</span>
            <span className={styles.rate}>
              <bdi>{percent(rate)}</bdi>
              {settable && (
                <Button
                  look="ghost"
                  size="small"
                  aria-label={t('setRate.changeOf', { category: nameOf(category) })}
                  onClick={() => dispatch(dialogOpened({ kind: 'teamRate', memberId, account, category }))}
                >
                  {t('setRate.change')}
                </Button>
              )}
            </span>
            <small>{coming && t('account.coming', { rate: percent(coming.rate), day: format.instant(coming.from, 'date') })}</small>
          </li>
        ))}
      </ul>
      {currentData && !settable && rates.length > 0 && <p className={styles.note}>{t('setRate.notYours')}</p>}
    </section>
  )
}
