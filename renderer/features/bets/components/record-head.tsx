import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordChoice } from '../../../core/record-choice.tsx'
import { RecordDays } from '../../../core/record-days.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import type { RecordView } from '../hooks/use-record-view.ts'
import { RECORDS } from '../model/filters.ts'
import styles from './bets.module.css'

export interface RecordHeadProps {
  readonly view: RecordView
  /** What was played in the days of the view. */
  readonly games: readonly { readonly gameCode: string; readonly name: string }[] | undefined
  /** Whose games, where they are vendors'. */
  readonly vendors?: readonly { readonly vendor: string; readonly name: string }[] | undefined
}

/** Which record is shown, of which days, vendor and game. */
export const RecordHead = ({ view, games = [], vendors = [] }: RecordHeadProps): ReactNode => {
  const { t } = useTranslation('records')
  const { record, game, filter } = view
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <div className={styles.choices}>
        <Segmented
          label={t('record.label')}
          value={record}
          onChange={(to) =>
            view.change({ page: undefined, state: undefined, game: undefined, vendor: undefined, of: to === 'lottery' ? undefined : to })
          }
          options={RECORDS.map((value) => ({ value, label: t(`record.${value}`) }))}
        />
        {record === 'games' && (
          <RecordChoice
            label={t('vendors')}
            all={t('allVendors')}
            value={view.vendor || undefined}
            options={vendors.map(({ vendor, name }) => [vendor, name])}
            onChoose={(to) => view.change({ page: undefined, game: undefined, vendor: to })}
          />
        )}
        <RecordChoice
          label={t('games')}
          all={t('allGames')}
          value={game || undefined}
          options={games.map(({ gameCode, name }) => [gameCode, name])}
          onChoose={(to) => filter('game', to)}
        />
        <RecordDays view={view} />
      </div>
    </div>
  )
}
