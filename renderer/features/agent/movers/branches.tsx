import { type Money, unitsOf } from '@portico/contract/kit/money'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Figure } from '../../../core/office-page/figure.tsx'
import { decimalsOf, shareOf } from '../../../core/office-page/figures.ts'
import { LIVE } from '../../../core/office-page/live.ts'
import { lengthOf } from '../../../core/office-page/team-days.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { lineAddress } from '../line/line-address.ts'
import type { View } from '../model/view.ts'
import { useTeamBranchesQuery } from './api.ts'
import { ChangePart } from './change-part.tsx'
import styles from '../overview/bars.module.css'

interface Bar {
  readonly key: string
  readonly name: ReactNode
  readonly validBet: Money
  readonly before: Money
}

/** What each branch bet, beside what it bet before: the bar is of these days, its mark of those before [AGENT-01]. */
export const Branches = ({ view }: { readonly view: View }) => {
  const { t } = useTranslation(['agentDay', 'agent'])
  const format = useFormat()
  const { data, isError, refetch } = useTeamBranchesQuery({ ...view.days, scope: view.scope }, LIVE)
  const days = lengthOf(view.days)
  const bars: Bar[] = data
    ? [
        ...data.list.map(({ account, downlines, ...valid }) => ({
          key: account,
          name: downlines > 0 ? <Link to={lineAddress(view, account)}>{account}</Link> : account,
          ...valid,
        })),
        ...(data.others.branches > 0
          ? [
              {
                key: '',
                name: t('branches.others', { count: data.others.branches, number: format.number(data.others.branches) }),
                ...data.others,
              },
            ]
          : []),
        ...(unitsOf(data.self.validBet) > 0n || unitsOf(data.self.before) > 0n
          ? [{ key: ' ', name: t('branches.self'), ...data.self }]
          : []),
      ]
    : []
  const mark = t('branches.mark', { count: days, number: format.number(days) })
  const until = data?.beforeUntil
  const most = bars
    .flatMap(({ validBet, before }) => [unitsOf(validBet), unitsOf(before)])
    .reduce((one, other) => (one > other ? one : other), 0n)
  const decimals = decimalsOf(bars.map(({ validBet }) => validBet))
  const at = (value: Money) => `${shareOf(unitsOf(value), most) * 100}%`
  const plain = (value: Money) => format.number(value.amount, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
  return (
    <section aria-labelledby="agent-branches" aria-busy={!data && !isError}>
      <header className={styles.head}>
        <h2 id="agent-branches" className={styles.title}>
          {t('branches.title')}
        </h2>
        <span className={styles.dim}>{until ? t('agent:tile.until', { note: mark, time: format.instant(until, 'time') }) : mark}</span>
      </header>
      {!data && isError && <ErrorLine onRetry={() => void refetch()} />}
      {!data && !isError && Array.from({ length: 6 }, (_, index) => <Skeleton key={index} height="18px" />)}
      {data && bars.length === 0 && <p className={styles.dim}>{t('branches.none')}</p>}
      <ul className={styles.bars}>
        {bars.map(({ key, name, validBet, before }) => (
          <li key={key}>
            <span className={styles.name}>{name}</span>
            <span className={styles.track} aria-hidden="true" title={t('branches.before', { amount: plain(before) })}>
              <i style={{ inlineSize: at(validBet) }} />
              {unitsOf(before) > 0n && <b style={{ insetInlineStart: at(before) }} />}
            </span>
            <span className={styles.figure}>
              <Figure value={validBet} decimals={decimals} />
            </span>
            <span className={styles.part}>
              <ChangePart now={validBet} before={before} none={t('branches.new')} />
              <span className="visually-hidden">{t('branches.before', { amount: plain(before) })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
