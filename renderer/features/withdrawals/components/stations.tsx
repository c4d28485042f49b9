import type { WithdrawalView } from '@portico/contract/withdrawal/shapes'
import Check from 'lucide-react/icons/check'
import Landmark from 'lucide-react/icons/landmark'
import Send from 'lucide-react/icons/send'
import User from 'lucide-react/icons/user'
import Wallet from 'lucide-react/icons/wallet'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { type Station, stationsOf } from '../stations.ts'
import styles from '../stations.module.css'

const ICONS: Readonly<Record<Station, typeof Check>> = { REQUESTED: Wallet, APPROVED: Check, SENT: Send, PAID: Landmark, ANSWER: User }

interface StationsProps {
  readonly withdrawal: WithdrawalView
  /** Leads to what happened at each. */
  readonly onOpen: () => void
}

/** How far a withdrawal is, in one line. Of one that was refused there is no way to go. */
export const Stations = ({ withdrawal, onOpen }: StationsProps) => {
  const { t } = useTranslation('withdraw')
  const format = useFormat()
  const stations = stationsOf(withdrawal)
  if (stations.length === 0) return null
  const reached = stations.filter(({ at }) => at !== null).length
  const { station: next } = stations[reached] ?? stations.at(-1)!
  const step = Math.min(reached + 1, stations.length)
  const label = t('station.label', { step: format.number(step), count: format.number(stations.length), name: t(`station.${next}`) })
  return (
    <button type="button" className={styles.stations} aria-label={label} onClick={onOpen}>
      {stations.map(({ station, at }, i) => {
        const Icon = ICONS[station]
        return (
          <span key={station} data-reached={at !== null || undefined} data-next={i === reached || undefined}>
            <i>
              <Icon />
            </i>
            <b>{t(`station.${station}`)}</b>
            <small>{at !== null && <bdi>{format.instant(at, 'time')}</bdi>}</small>
          </span>
        )
      })}
    </button>
  )
}
