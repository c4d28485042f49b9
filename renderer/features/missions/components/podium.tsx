import type { LeaderboardRow } from '@portico/contract/missions/shapes'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { cx } from '../../../lib/cx.ts'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { useScore } from './board-parts.tsx'
import styles from './podium.module.css'

/** So many stand on it. */
export const PODIUM = 3

/** The first three, the first of them in the middle and highest; they are read in their order. */
export const Podium = ({ rows }: { readonly rows: readonly LeaderboardRow[] }) => {
  const { t } = useTranslation('missions')
  const format = useFormat()
  const scoreOf = useScore()
  return (
    <ol aria-label={t('podium')} className={styles.podium}>
      {rows.map(({ place, name, score, prize, own }) => (
        <li key={place} aria-current={own || undefined} className={cx(own && styles.own)}>
          <Avatar name={name} small={place > 1} />
          <bdi>{own ? t('you') : name}</bdi>
          <div className={styles.step}>
            <strong>{format.number(place)}</strong>
            <span>{scoreOf(score)}</span>
            {prize && <b>{format.money(prize, { min: 0 })}</b>}
          </div>
        </li>
      ))}
    </ol>
  )
}
