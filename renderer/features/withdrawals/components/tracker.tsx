import type { WithdrawalStep, WithdrawalView } from '@portico/contract/withdrawal/shapes'
import Ban from 'lucide-react/icons/ban'
import Bell from 'lucide-react/icons/bell'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Clock from 'lucide-react/icons/clock'
import Landmark from 'lucide-react/icons/landmark'
import Mail from 'lucide-react/icons/mail'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Undo from 'lucide-react/icons/undo-2'
import Wallet from 'lucide-react/icons/wallet'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import styles from '../tracker.module.css'
import { comingOf } from '../coming.ts'

const ICONS: Readonly<Record<WithdrawalStep, typeof Check>> = {
  REQUESTED: Wallet,
  REVIEW: Search,
  APPROVED: Check,
  SENT: Send,
  UNKNOWN: CircleHelp,
  PAID: Landmark,
  REJECTED: Ban,
  REMINDER: Bell,
  RECEIVED: CircleCheck,
  AUTO_RECEIVED: Clock,
  DISPUTED: CircleAlert,
  MESSAGE: Mail,
  REST_ARRIVED: CircleCheck,
  CREDITED: Wallet,
  FOUND: Landmark,
  RETURNED: Undo,
}

interface TrackerProps {
  readonly withdrawal: WithdrawalView
  readonly now: number
  readonly ref: Ref<HTMLElement>
}

/** What happened to a withdrawal and what comes next, each with its day and time. */
export const Tracker = ({ withdrawal, now, ref }: TrackerProps) => {
  const { t } = useTranslation('withdraw')
  const { t: site } = useTranslation()
  const format = useFormat()
  const { steps, providerRef } = withdrawal
  const coming = comingOf(withdrawal, now)
  return (
    <section ref={ref} tabIndex={-1} className={styles.tracker}>
      <header>
        <h2>{t('tracker.title')}</h2>
        <p>{t('tracker.zone', { zone: format.offset(now) })}</p>
      </header>
      <ol>
        {steps.map(({ at, step }, i) => {
          const Icon = ICONS[step]
          return (
            <li key={`${at}${step}`} data-step={step} aria-current={i === steps.length - 1 ? 'step' : undefined}>
              <Icon aria-hidden="true" />
              <span>
                <b>{t(`step.${step}`)}</b>
                {step === 'PAID' && providerRef !== null && (
                  <small>
                    {t('bankReference')} <bdi dir="ltr">{providerRef}</bdi>
                  </small>
                )}
              </span>
              <time dateTime={at}>{format.instant(at, 'exact')}</time>
            </li>
          )
        })}
        {coming.map(({ what, at }) => (
          <li key={what} data-coming={what}>
            <Clock aria-hidden="true" />
            <span>
              <b>{t(`coming.${what}`)}</b>
              <small>
                {t(`comingAbout.${what}`)} {what === 'LATE' && <Link to={paths.page('service')}>{site('page.service')}</Link>}
              </small>
            </span>
            <time dateTime={at}>{format.instant(at, 'moment')}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
