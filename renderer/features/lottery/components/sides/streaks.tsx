import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorLine } from '../../../../ui/error-line/error-line.tsx'
import { useNames } from '../../../bets/index.ts'
import { RESULTS, useDrawResultsQuery } from '../../api.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { type SideGroup, streaksOf } from '../../model/sides.ts'
import { SideButton } from './side-button.tsx'
import { useSideNames } from './use-side-names.ts'
import styles from './sides.module.css'

/** Shorter runs are nothing to talk about, and more of them than these nobody reads. */
const LEAST = 3
const SHOWN = 8

/** The long dragons: sides that came many times running, each with both of its sides to bet on. */
export const Streaks = ({ groups }: { readonly groups: readonly SideGroup[] }) => {
  const { t } = useTranslation('tools')
  const names = useNames()
  const { onOf } = useSideNames()
  const { lottery } = useBetPanel()
  const { data, isError, refetch } = useDrawResultsQuery({ gameCode: lottery.gameCode, limit: RESULTS })
  const streaks = useMemo(() => streaksOf(groups, data?.list ?? [], lottery.flags, LEAST).slice(0, SHOWN), [groups, data, lottery.flags])
  return (
    <section aria-labelledby="streaks-title" className={styles.streaks}>
      <h3 id="streaks-title">{t('sides.streaks')}</h3>
      <p className={styles.hint}>{t('sides.noMemory')}</p>
      {!data && isError && <ErrorLine onRetry={() => void refetch()} />}
      {data && streaks.length === 0 && <p className={styles.hint}>{t('sides.noStreaks', { count: LEAST })}</p>}
      <ul>
        {streaks.map(({ side, group, draws }) => (
          <li key={`${side.play.id} ${side.on} ${side.pick}`}>
            <span className={styles.streak}>
              <b>{onOf(side)}</b>
              <small>
                {names.play(side.play.id)} · {names.word(side.pick)}
              </small>
            </span>
            <span className={styles.run}>{t('sides.run', { count: draws })}</span>
            <span className={styles.pair}>
              {group.sides.map((each) => (
                <SideButton key={each.pick} side={each} />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
