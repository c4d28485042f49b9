import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'
import { useTranslation } from 'react-i18next'
import { useServerNow } from '../../../core/use-server-now.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { CountdownRing } from '../../../ui/countdown-ring/countdown-ring.tsx'
import styles from '../withdrawals.module.css'

/** A payout that waits for its member's word, before anything else is asked for. */
export const Question = ({ withdrawal }: { readonly withdrawal: WithdrawalView }) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const now = useServerNow()
  const { withdrawalId, net, payee, answerBy, steps } = withdrawal
  const paidAt = steps.find(({ step }) => step === 'PAID')?.at
  if (answerBy === null || paidAt === undefined) return null
  return (
    <section className={styles.ask}>
      <CountdownRing small leftMs={Date.parse(answerBy) - now} wholeMs={Date.parse(answerBy) - Date.parse(paidAt)} />
      <span>
        <b>{t('question.title', { amount: format.money(net, { min: 0 }) })}</b>
        <small>{t('question.about', { to: `${payee.institutionName} ${payee.account}`, at: format.instant(answerBy, 'moment') })}</small>
      </span>
      <ButtonLink look="quiet" to={{ search: `?w=${withdrawalId}` }}>
        {t('question.answer')}
      </ButtonLink>
    </section>
  )
}
