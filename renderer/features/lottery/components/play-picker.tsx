import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Play } from '@portico/lottery/play'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Tabs } from '../../../ui/tabs/tabs.tsx'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import { useNames } from '../../bets/index.ts'
import { emptyRows, sameBoard } from '../model/choice.ts'
import { sideGroups } from '../model/sides.ts'
import { drafted, NO_FILTERS } from '../slice.ts'
import styles from './play-picker.module.css'

export const BOARD_ID = 'lottery-board'
/** The tab of the page that has every side. */
const SIDES = 'two-sides'

/** The play tree: first level as tabs, second level as chips. */
export const PlayPicker = () => {
  const { t } = useTranslation(['lottery', 'tools'])
  const { lottery, tree, tab, play, rows, draft, emptied } = useBetPanel()
  const names = useNames()
  const dispatch = useAppDispatch()

  const choose = (next: Play | undefined) => {
    if (!next || (next.id === play.id && !draft.sides)) return
    const sameRows = sameBoard(next, play) && draft.typed === null
    dispatch(
      drafted({
        gameCode: lottery.gameCode,
        change: {
          play: next.id,
          rows: sameRows ? rows : emptyRows(next),
          form: sameRows ? draft.form : 0,
          typed: null,
          sides: false,
          filters: NO_FILTERS,
        },
      }),
    )
  }

  const hasSides = useMemo(() => sideGroups(tree.flatMap(({ groups }) => groups.flatMap(({ plays }) => plays))).length > 0, [tree])
  const tabs = [
    ...tree.map(({ id }) => ({ value: id as string, label: names.tab(id) })),
    ...(hasSides ? [{ value: SIDES, label: t('tools:sides.tab') }] : []),
  ]
  const onTab = (id: string) => {
    if (id === SIDES) dispatch(drafted({ gameCode: lottery.gameCode, change: { ...emptied, typed: null, sides: true } }))
    else choose(tree.find((each) => each.id === id)?.groups[0]?.plays[0])
  }
  const single = draft.sides || (tab.groups.length === 1 && tab.groups[0]?.plays.length === 1)
  return (
    <>
      <Tabs label={t('tree.label')} tabs={tabs} value={draft.sides ? SIDES : tab.id} onChange={onTab} panelId={BOARD_ID} />
      {!single && (
        <div className={styles.groups}>
          {tab.groups.map(({ group, plays }) => (
            <div key={group} className={styles.group}>
              {tab.groups.length > 1 && <span className={styles.name}>{names.group(group)}</span>}
              <ChipRow label={tab.groups.length > 1 ? names.group(group) : names.tab(tab.id)} className={styles.chips ?? ''}>
                {plays.map((each) => (
                  <Chip key={each.id} on={each.id === play.id} onClick={() => choose(each)}>
                    {names.chip(each)}
                  </Chip>
                ))}
              </ChipRow>
            </div>
          ))}
        </div>
      )}
    </>
  )
}
