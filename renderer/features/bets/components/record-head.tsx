import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordDays } from '../../../core/record-days.tsx'
import { Segmented } from '../../../ui/segmented/segmented.tsx'
import { Select } from '../../../ui/select/select.tsx'
import type { RecordView } from '../hooks/use-record-view.ts'
import { RECORDS } from '../model/filters.ts'
import styles from './bets.module.css'

export interface RecordHeadProps {
  readonly view: RecordView
  /** What was played in the days of the view. */
  readonly games: readonly { readonly gameCode: string; readonly name: string }[] | undefined
}

/** Which record is shown, of which days and of which game. */
export const RecordHead = ({ view, games = [] }: RecordHeadProps): ReactNode => {
  const { t } = useTranslation('records')
  const { record, game, filter } = view
  return (
    <div className={styles.head}>
      <h1>{t('title')}</h1>
      <div className={styles.choices}>
        <Segmented
          label={t('record.label')}
          value={record}
          onChange={(to) => view.change({ page: undefined, state: undefined, game: undefined, of: to === 'lottery' ? undefined : to })}
          options={RECORDS.map((value) => ({ value, label: t(`record.${value}`) }))}
        />
        {(games.length > 0 || game) && (
          <Select
            quiet
            aria-label={t('games')}
            value={game}
            onChange={({ target }) => filter('game', target.value || undefined)}
            options={[
              { value: '', label: t('allGames') },
              ...games.map(({ gameCode, name }) => ({ value: gameCode, label: name })),
              ...(!game || games.some(({ gameCode }) => gameCode === game) ? [] : [{ value: game, label: game }]),
            ]}
          />
        )}
        <RecordDays view={view} />
      </div>
    </div>
  )
}
