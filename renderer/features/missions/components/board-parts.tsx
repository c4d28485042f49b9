import type { LeaderboardHead, LeaderboardState } from '@portico/contract/missions/shapes'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Hourglass from 'lucide-react/icons/hourglass'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Avatar } from '../../../ui/avatar/avatar.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import styles from '../missions.module.css'

/** Whether places still move, are under review, or stand. */
export const StateTag = ({ state }: { readonly state: LeaderboardState }) => {
  const { t } = useTranslation('missions')
  return state === 'FINAL' ? (
    <Tag tone="positive" icon={<BadgeCheck aria-hidden="true" />}>
      {t('state.FINAL')}
    </Tag>
  ) : (
    <Tag tone="warning" icon={<Hourglass aria-hidden="true" />}>
      {t(`state.${state}`)}
    </Tag>
  )
}

/** A score in tenths, as its reader writes numbers. */
export const useScore = () => {
  const format = useFormat()
  return (score: number): string => format.number(score / 10, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}

/** The days of a leaderboard with its name. */
export const useBoardName = () => {
  const format = useFormat()
  return ({ title, from, until }: LeaderboardHead): string => {
    const [first, last] = [format.instant(from, 'date'), format.instant(Date.parse(until) - 1, 'date')]
    return `${title}, ${first === last ? first : `${first}–${last}`}`
  }
}

/** A masked name, or the reader. */
export const Player = ({ name, own }: { readonly name: string; readonly own: boolean }) => {
  const { t } = useTranslation('missions')
  return (
    <span className={styles.player}>
      <Avatar name={name} small />
      <bdi>{own ? t('you') : name}</bdi>
    </span>
  )
}

/** The titles of a board's columns; a prize is one for now until the board is final. */
export const BoardHead = ({ state }: { readonly state: LeaderboardState }) => {
  const { t } = useTranslation('missions')
  return (
    <thead>
      <tr>
        <th scope="col">{t('column.place')}</th>
        <th scope="col">{t('column.player')}</th>
        <th scope="col">{t('column.score')}</th>
        <th scope="col">{t(state === 'FINAL' ? 'column.prize' : 'column.prizeNow')}</th>
      </tr>
    </thead>
  )
}
