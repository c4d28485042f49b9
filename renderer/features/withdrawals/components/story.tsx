import ChevronLeft from 'lucide-react/icons/chevron-left'
import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { standOf, TONES } from '../stand.ts'
import styles from '../withdrawals.module.css'
import { AnswerForm } from './answer-form.tsx'
import { Dispute } from './dispute.tsx'
import { Stations } from './stations.tsx'
import { Tracker } from './tracker.tsx'

/** One withdrawal: where it stands, when each step was, and what its member is asked. */
export const Story = ({ withdrawal }: { readonly withdrawal: WithdrawalView }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const now = useServerNow()
  const { payee, reference, amount, receipt, reason, file } = withdrawal
  const stand = standOf(withdrawal)
  const happened = useRef<HTMLElement>(null)
  return (
    <article className={styles.story}>
      <header>
        <Link to={{ search: '' }} className={styles.back}>
          <ChevronLeft aria-hidden="true" />
          {t('back')}
        </Link>
        <h1>
          <bdi>{format.money(amount, { min: 0 })}</bdi> <Tag tone={TONES[stand]}>{t(`stand.${stand}`)}</Tag>
        </h1>
        <p className={styles.note}>
          {t('toAccount', { to: `${payee.institutionName} ${payee.account}`, name: payee.name })} · {t('reference')}{' '}
          <bdi dir="ltr">{reference}</bdi>
        </p>
        <p role="status">
          {t(`lead.${stand}`)}
          {reason !== null && ` ${reason}`}
        </p>
      </header>
      <Stations withdrawal={withdrawal} onOpen={() => happened.current?.focus()} />
      <div className={styles.columns}>
        <Tracker ref={happened} withdrawal={withdrawal} now={now} />
        {receipt === 'AWAITED' && <AnswerForm key={withdrawal.withdrawalId} withdrawal={withdrawal} />}
        {(receipt === 'DISPUTED' || file.length > 0) && <Dispute withdrawal={withdrawal} />}
      </div>
    </article>
  )
}
