import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { sideGroups } from '../../model/sides.ts'
import { SlipSettings } from '../slip/slip-settings.tsx'
import { SideButton } from './side-button.tsx'
import { Streaks } from './streaks.tsx'
import { useSideNames } from './use-side-names.ts'
import styles from './sides.module.css'

/** Every play of two or three sides on one page: a press puts a side into the list, another takes it out. */
export const TwoSides = () => {
  const { t } = useTranslation('tools')
  const names = useNames()
  const { onOf } = useSideNames()
  const { tree } = useBetPanel()
  const groups = useMemo(() => sideGroups(tree.flatMap((tab) => tab.groups.flatMap(({ plays }) => plays))), [tree])
  const places = [...Map.groupBy(groups, (group) => onOf(group))]
  return (
    <div className={styles.page}>
      <p className={styles.hint}>{t('sides.lead')}</p>
      <SlipSettings />
      <Streaks groups={groups} />
      <div className={styles.places}>
        {places.map(([place, rows]) => (
          <section key={place} aria-label={place} className={styles.place}>
            <h3>{place}</h3>
            {rows.map((group) => (
              <div
                key={`${group.play.id} ${group.on}`}
                role="group"
                aria-label={`${place}, ${names.play(group.play.id)}`}
                className={styles.row}
              >
                {rows.length > 1 && <span className={styles.hint}>{names.play(group.play.id)}</span>}
                <span className={styles.pair}>
                  {group.sides.map((side) => (
                    <SideButton key={side.pick} side={side} />
                  ))}
                </span>
              </div>
            ))}
          </section>
        ))}
      </div>
    </div>
  )
}
