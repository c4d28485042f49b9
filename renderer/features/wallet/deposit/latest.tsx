import { useTranslation } from 'react-i18next'
import type { DepositState, DepositView } from '@portico/contract/cashier/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag, type Tone } from '../../../ui/tag/tag.tsx'
import styles from './latest.module.css'

const TONES: Readonly<Record<DepositState, Tone>> = {
  CREATED: 'neutral',
  PENDING_PAYMENT: 'accent',
  REVIEW: 'warning',
  CREDITED: 'positive',
  FAILED: 'negative',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
  REVERSED: 'negative',
}

/** The member's latest deposits, each the way to its story. */
export const LatestDeposits = ({
  deposits,
  onOpen,
}: {
  readonly deposits: readonly DepositView[]
  readonly onOpen: (id: string) => void
}) => {
  const { t } = useTranslation('deposit')
  const format = useFormat()
  if (deposits.length === 0) return null
  return (
    <section className={styles.latest}>
      <h2>{t('latest')}</h2>
      <ul>
        {deposits.map(({ depositId, createdAt, methodName, state, credited, amount }) => (
          <li key={depositId}>
            <button type="button" onClick={() => onOpen(depositId)}>
              <time dateTime={createdAt}>{format.instant(createdAt, 'moment')}</time>
              <span>{methodName}</span>
              <Tag tone={TONES[credited ? 'CREDITED' : state]}>{t(`short.${credited ? 'CREDITED' : state}`)}</Tag>
              <b>
                <bdi>{format.money(credited ?? amount, { min: 0 })}</bdi>
              </b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
