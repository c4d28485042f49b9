import type { Money } from '@portico/contract/kit/money'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import sums from '../../../ui/sums/sums.module.css'

interface Props {
  readonly points: number
  readonly cost: number
  /** What leaves the balance besides. */
  readonly money?: Money | undefined
}

/** What spending leaves. */
export const PointSums = ({ points, cost, money }: Props) => {
  const { t } = useTranslation('points')
  const format = useFormat()
  const rows = [
    [t('now'), format.number(points)],
    [t('after'), format.number(points - cost)],
    ...(money ? [[t('money'), format.money(money, { min: 0 })] as const] : []),
  ] as const
  return (
    <dl className={sums.sums}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
