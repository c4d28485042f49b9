import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Clock from 'lucide-react/icons/clock'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney, type Units } from '@portico/contract/kit/money'
import { failureKey, refusal } from '../../../../api/failure.ts'
import { paths } from '../../../../core/paths.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { cx } from '../../../../lib/cx.ts'
import { ButtonLink } from '../../../../ui/button/button.tsx'
import { useIssue } from '../../hooks/use-issue.ts'
import { useFromBonus, useShort } from '../../hooks/use-short.ts'
import styles from './slip.module.css'

interface NoteProps {
  readonly tone: 'warning' | 'negative' | 'neutral'
  readonly children: ReactNode
}

/** One sentence on the slip, with what to do next. */
export const IssueNote = ({ tone, children }: NoteProps) => (
  <div className={cx(styles.note, styles[tone])} role={tone === 'negative' ? 'alert' : 'status'}>
    {tone === 'negative' ? <CircleAlert aria-hidden="true" /> : <Clock aria-hidden="true" />}
    <div>{children}</div>
  </div>
)

const DepositLink = () => {
  const { t } = useTranslation('common')
  return (
    <p>
      <ButtonLink to={paths.deposit} look="ghost" size="small">
        {t('action.deposit')}
      </ButtonLink>
    </p>
  )
}

/** Says beforehand that the balance does not reach; the button leads to more. */
export const ShortNote = ({ stake }: { stake: Units }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const short = useShort(stake)
  if (!short) return null
  const { balance, missing } = short
  return (
    <IssueNote tone="warning">
      {t('slip.balance', { balance: format.money(balance), missing: format.money(toMoney(missing, balance.currency)) })}
    </IssueNote>
  )
}

/** Says before the bet how much of it the bonus pays, and what it allows for one bet. */
export const BonusNote = ({ stake }: { stake: Units }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const bonus = useFromBonus(stake)
  if (!bonus || (bonus.amount === 0n && bonus.maxBet === null)) return null
  return (
    <IssueNote tone="neutral">
      {bonus.amount > 0n && t('slip.fromBonus', { amount: format.money(toMoney(bonus.amount, bonus.currency), { min: 0 }) })}{' '}
      {bonus.maxBet !== null && t('slip.bonusMaxBet', { amount: format.money(bonus.maxBet, { min: 0 }) })}
    </IssueNote>
  )
}

interface FailureNoteProps {
  readonly failure: unknown
  /** What else is known of it. */
  readonly more?: ReactNode
}

/** Why nothing was placed. Every text says that nothing was taken. */
export const FailureNote = ({ failure, more }: FailureNoteProps) => {
  const { t } = useTranslation(['lottery', 'errors'])
  const format = useFormat()
  const { phase, issue } = useIssue()
  const closed = refusal(failure, 'ISSUE_CLOSED')
  const text =
    closed && phase === 'open' && issue ? t('note.late', { issue: format.issue(issue.numero) }) : t(`errors:${failureKey(failure)}`)
  return (
    <IssueNote tone="negative">
      {text}
      {more}
      {refusal(failure, 'INSUFFICIENT_FUNDS') && <DepositLink />}
    </IssueNote>
  )
}

/** A bet was sent but never answered: the button asks about it, and it cannot be placed twice. */
export const UnconfirmedNote = ({ numero }: { numero: string }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  return <IssueNote tone="negative">{t('note.doubt', { issue: format.issue(numero) })}</IssueNote>
}
