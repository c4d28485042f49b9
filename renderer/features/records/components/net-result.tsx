import { type Money, toMoney, unitsOf } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { useHost } from '../../../core/hooks.ts'
import { HubCard } from '../../../core/hub-card/hub-card.tsx'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { dayAt, presetDays } from '../../../lib/days.ts'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { usePersonalProfitQuery } from '../api.ts'
import styles from './net-result.module.css'

const SPANS = ['today', 'last7', 'last30'] as const

/** What playing came to today, in seven days and in thirty: sums of the same days as the profit and loss page lists. */
export const NetResult = () => {
  const { t } = useTranslation('movements')
  const format = useFormat()
  const { clock } = useHost()
  const today = dayAt(clock.now(), brand.timeZone)
  const { data, isError, refetch } = usePersonalProfitQuery(presetDays('last30', today), { refetchOnMountOrArgChange: true })
  const netOf = (preset: (typeof SPANS)[number]): Money | undefined => {
    if (!data) return undefined
    const { from } = presetDays(preset, today)
    const nets = data.days.flatMap(({ day, net }) => (day >= from ? [unitsOf(net)] : []))
    return toMoney(
      nets.reduce((sum, net) => sum + net, 0n),
      data.net.currency,
    )
  }
  const toneOf = (net: Money | undefined) => (net && unitsOf(net) !== 0n ? (unitsOf(net) > 0n ? 'ahead' : 'behind') : undefined)
  const plain = (value: Money | undefined) => (value ? format.money(value, { min: 0 }) : '\u00a0')
  return (
    <HubCard title={t('card.title')} to={paths.member('personalProfit')} more={t('card.details')}>
      {isError ? (
        <ErrorLine onRetry={() => void refetch()} />
      ) : (
        <>
          <dl className={styles.nets}>
            {SPANS.map((preset) => {
              const net = netOf(preset)
              return (
                <div key={preset}>
                  <dt>{t(`card.days.${preset}`)}</dt>
                  <dd data-tone={toneOf(net)}>
                    <bdi>{net ? format.signed(net) : '\u00a0'}</bdi>
                  </dd>
                </div>
              )
            })}
          </dl>
          <dl className={styles.parts}>
            <div>
              <dt>{t('card.stakes')}</dt>
              <dd>
                <bdi>{plain(data?.stakes)}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('card.payouts')}</dt>
              <dd>
                <bdi>{plain(data?.payouts)}</bdi>
              </dd>
            </div>
            <div>
              <dt>{t('card.extra')}</dt>
              <dd>
                <bdi>{plain(data && toMoney(unitsOf(data.rebate) + unitsOf(data.bonus), data.net.currency))}</bdi>
              </dd>
            </div>
          </dl>
          <p className={styles.note}>{t('card.note')}</p>
        </>
      )}
    </HubCard>
  )
}
