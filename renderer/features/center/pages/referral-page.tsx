import { useTranslation } from 'react-i18next'
import type { Money } from '@portico/contract/kit/money'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { QrCode } from '../../../ui/qr-code/qr-code.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useReferralQuery } from '../api.ts'
import styles from '../center.module.css'
import { Copied } from '../components/copied.tsx'

const TONES = { WAITING: 'neutral', REWARDED: 'positive', OVER: 'neutral' } as const

/** The member's own code, its link and picture, what a friend brings, and the friends so far [MEMBER-05]. */
export const Component = () => {
  const { t } = useTranslation('center')
  const format = useFormat()
  const { data, isError, refetch } = useReferralQuery({})
  if (isError) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="420px" />
  const { code, link, open, reward, deposit, days, joined, rewarded, earned, friends } = data
  const money = (value: Money) => format.money(value, { min: 0 })
  const words = { reward: money(reward), deposit: money(deposit), days: format.number(days) }
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('referral.title')}</h1>
        <p className={styles.lead}>{open ? t('referral.lead', words) : t('referral.closed')}</p>
      </header>
      <Card as="section" aria-label={t('referral.share')} className={styles.share}>
        <div className={styles.lines}>
          <div>
            <p className={styles.note}>{t('referral.code')}</p>
            <Copied strong text={code} label={t('referral.copyCode')} />
          </div>
          <div>
            <p className={styles.note}>{t('referral.link')}</p>
            <Copied text={link} label={t('referral.copyLink')} />
          </div>
        </div>
        <QrCode text={link} size={148} label={t('referral.qr')} />
      </Card>
      <Card as="section" aria-label={t('referral.sums')}>
        <dl className={styles.figures}>
          <div>
            <dt>{t('referral.joined')}</dt>
            <dd>{format.number(joined)}</dd>
          </div>
          <div>
            <dt>{t('referral.rewarded')}</dt>
            <dd>{format.number(rewarded)}</dd>
          </div>
          <div>
            <dt>{t('referral.earned')}</dt>
            <dd>
              <bdi>{money(earned)}</bdi>
            </dd>
          </div>
        </dl>
      </Card>
      <h2>{t('referral.friends')}</h2>
      <Card flush>
        {friends.length === 0 && <EmptyState title={t('referral.none')} hint={t('referral.noneHint')} />}
        <ul>
          {friends.map(({ name, joinedAt, state, reward: got }) => (
            <li key={`${name}${joinedAt}`} className={styles.row}>
              <span>
                <bdi dir="ltr">{name}</bdi>
                <small>{t('referral.since', { day: format.instant(joinedAt, 'date') })}</small>
              </span>
              <Tag tone={TONES[state]}>{got ? t('referral.got', { amount: money(got) }) : t(`referral.state.${state}`)}</Tag>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  )
}
