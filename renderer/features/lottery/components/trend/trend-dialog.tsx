import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CalledOffIssue, DrawResult } from '@portico/contract/lottery/draw-shapes'
import type { Lottery } from '@portico/contract/lottery/shapes'
import type { Resources } from '../../../../i18n/resources.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Segmented } from '../../../../ui/segmented/segmented.tsx'
import { Select } from '../../../../ui/select/select.tsx'
import { useNames } from '../../../bets/index.ts'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { type TrendView, trendViews } from '../../model/trend.ts'
import { TrendBars } from './trend-bars.tsx'
import { TrendChart } from './trend-chart.tsx'
import styles from './trend.module.css'

interface TrendDialogProps {
  readonly lottery: Lottery
  readonly results: readonly DrawResult[]
  readonly calledOff?: readonly CalledOffIssue[] | undefined
  readonly onClose: () => void
}

type Views = keyof Resources['lottery']['trend']['view']

const LOOKS = ['chart', 'counts'] as const
/** More columns than these do not fit into any window: such a view is only counted. */
const MOST_COLUMNS = 49

/** What came draw by draw, and how often; neither says anything about the next draw, and the dialog says so. */
export const TrendDialog = ({ lottery, results, calledOff, onClose }: TrendDialogProps) => {
  const { t } = useTranslation(['lottery', 'tools'])
  const names = useNames()
  const { play } = useBetPanel()
  const views = useMemo(() => trendViews(lottery.shape), [lottery])
  const [chosen, setChosen] = useState(views[0]?.id)
  const [look, setLook] = useState<(typeof LOOKS)[number]>('chart')
  const id = useId()
  const view = views.find((each) => each.id === chosen) ?? views[0]
  const nameOf = ({ id: name, place }: TrendView): string =>
    place === undefined ? t(`trend.view.${name as Views}`) : names.place(play, place)
  if (!view) return null
  const hasChart = view.tokens.length <= MOST_COLUMNS
  return (
    <Dialog title={t('trend.title')} lead={t('trend.lead', { count: results.length })} size="large" onClose={onClose}>
      <div className={styles.pick}>
        <label htmlFor={id}>{t('trend.of')}</label>
        <Select
          id={id}
          value={view.id}
          options={views.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
        {hasChart && (
          <Segmented
            label={t('tools:trend.look')}
            options={LOOKS.map((value) => ({ value, label: t(`tools:trend.${value}`) }))}
            value={look}
            onChange={setLook}
          />
        )}
      </div>
      {hasChart && look === 'chart' ? (
        <TrendChart view={view} results={results} calledOff={calledOff} label={nameOf(view)} />
      ) : (
        <TrendBars view={view} results={results} label={nameOf(view)} />
      )}
    </Dialog>
  )
}
