import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { Amount } from '../../../ui/money/money.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useTransferListQuery } from '../api.ts'
import styles from '../transfers.module.css'

/** The latest transfers in and out of the main wallet; those of one page's kinds alone. */
export const LatestList = ({ kinds }: { readonly kinds: readonly string[] }) => {
  const { t } = useTranslation('transfers')
  const format = useFormat()
  const { data, isError, refetch } = useTransferListQuery({})
  const rows = data?.list.filter(({ kind }) => kinds.includes(kind)) ?? []
  return (
    <section className={styles.latest}>
      <h2>{t('latest')}</h2>
      <Card flush>
        {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
        {data && rows.length === 0 && <EmptyState title={t('none')} hint={t('noneHint')} />}
        <ul>
          {rows.map(({ transferId, other, amount, at }) => (
            <li key={transferId} className={styles.row}>
              <span>
                <b>{t(amount.amount.startsWith('-') ? 'rowTo' : 'rowFrom', { other })}</b>
                <small>
                  <bdi>{format.instant(at, 'moment')}</bdi>
                </small>
              </span>
              <Amount value={amount} style={{ min: 0 }} />
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
