import { useTranslation } from 'react-i18next'
import type { PointItem } from '@portico/contract/points/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import styles from '../points.module.css'
import { Coins } from './coin.tsx'
import { ItemPicture } from './item-picture.tsx'

const FEW = 10

interface Props {
  readonly item: PointItem
  /** What the member has. */
  readonly points: number
  readonly onRedeem: () => void
}

/** A thing with what it costs; who has too few sees how many are missing, and no dead button. */
export const ItemCard = ({ item, points, onRedeem }: Props) => {
  const { t } = useTranslation('points')
  const format = useFormat()
  const missing = item.points - points
  const isGone = item.left === 0
  return (
    <li className={styles.item}>
      <article aria-label={item.name}>
        <ItemPicture item={item} />
        {item.left !== null && item.left <= FEW && (
          <span className={styles.left}>{isGone ? t('gone') : t('left', { count: item.left })}</span>
        )}
        <h3>{item.name}</h3>
        <p className={styles.price}>
          <Coins>{format.number(item.points)}</Coins>
          {item.amount && <bdi>{t('plus', { amount: format.money(item.amount, { min: 0 }) })}</bdi>}
        </p>
        <p className={styles.quiet}>
          {t(`kind.${item.kind}`)} · {item.days === 0 ? t('atOnce') : t('within', { count: item.days })}
        </p>
        {isGone ? null : missing > 0 ? (
          <div className={styles.gap}>
            <span>{t('toGo', { points: format.number(missing) })}</span>
            <progress max={item.points} value={points} aria-label={t('progress', { name: item.name })} />
          </div>
        ) : (
          <Button wide onClick={onRedeem} aria-label={t('redeemIt', { name: item.name })}>
            {t('redeem')}
          </Button>
        )}
      </article>
    </li>
  )
}
