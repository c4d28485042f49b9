import { useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery/draw-shapes'
import type { Lottery } from '@portico/contract/lottery/shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Resources } from '../../../i18n/resources.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useNames } from '../../bets/index.ts'
import { type TrendView, trendOf, trendViews } from '../model/trend.ts'
import { useBetPanel } from '../hooks/use-bet-panel.ts'
import styles from './trend-dialog.module.css'

interface TrendDialogProps {
  readonly lottery: Lottery
  readonly results: readonly DrawResult[]
  readonly onClose: () => void
}

type Views = keyof Resources['lottery']['trend']['view']

/** How often each number came and how long it has not: a table whose bars are drawn in its cells. */
export const TrendDialog = ({ lottery, results, onClose }: TrendDialogProps) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const names = useNames()
  const { play } = useBetPanel()
  const views = useMemo(() => trendViews(lottery.shape), [lottery])
  const [chosen, setChosen] = useState(views[0]?.id)
  const id = useId()
  const view = views.find((each) => each.id === chosen) ?? views[0]
  const rows = useMemo(() => (view ? trendOf(view, results) : []), [view, results])
  const most = Math.max(1, ...rows.map(({ count }) => count))
  const nameOf = ({ id: name, place }: TrendView): string =>
    place === undefined ? t(`trend.view.${name as Views}`) : names.place(play, place)

  return (
    <Dialog title={t('trend.title')} lead={t('trend.lead', { count: results.length })} size="large" onClose={onClose}>
      <div className={styles.pick}>
        <label htmlFor={id}>{t('trend.of')}</label>
        <Select
          id={id}
          value={view?.id ?? ''}
          options={views.map((each) => ({ value: each.id, label: nameOf(each) }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      </div>
      <table className={styles.table} aria-label={view && nameOf(view)}>
        <thead>
          <tr>
            <th scope="col">{t('trend.number')}</th>
            <th scope="col">{t('trend.count')}</th>
            <th scope="col" className={styles.end}>
              {t('trend.since')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ token, count, since }) => (
            <tr key={token}>
              <th scope="row">{token}</th>
              <td aria-label={format.number(count)}>
                <span className={styles.bar}>
                  <i style={{ inlineSize: `${(count / most) * 100}%` }} aria-hidden="true" />
                  <span>{format.number(count)}</span>
                </span>
              </td>
              <td className={styles.end}>{since === null ? t('board.never', { count: results.length }) : format.number(since)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  )
}
