import ListFilter from 'lucide-react/icons/list-filter'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { Button } from '../../../../ui/button/button.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { hasFilters, type NumberFilters } from '../../model/filters.ts'
import { drafted, NO_FILTERS } from '../../slice.ts'
import { SpanFilter, ValuesFilter } from './filter-row.tsx'
import styles from './typed.module.css'

const DIGITS = Array.from({ length: 10 }, (_, digit) => String(digit))
const HIGHEST = 9

/** The filters with one of them set, or left out where it says nothing. */
const withFilter = <Key extends keyof NumberFilters>(filters: NumberFilters, key: Key, value: NumberFilters[Key]): NumberFilters => {
  const { [key]: _before, ...others } = filters
  return value === undefined ? others : { ...others, [key]: value }
}

/** Which of the typed numbers stay: by sum, span, odd and big digits, digits wanted and unwanted. */
export const NumberFiltersPanel = () => {
  const { t } = useTranslation('tools')
  const { lottery, draft, typing } = useBetPanel()
  const dispatch = useAppDispatch()
  const { filters } = draft
  const id = useId()
  const [open, setOpen] = useState(hasFilters(filters))
  const length = typing?.length ?? 0
  const change = (next: NumberFilters) => dispatch(drafted({ gameCode: lottery.gameCode, change: { filters: next } }))
  const set =
    <Key extends keyof NumberFilters>(key: Key) =>
    (value: NumberFilters[Key]) =>
      change(withFilter(filters, key, value))
  const counts = Array.from({ length: length + 1 }, (_, count) => count)
  return (
    <div className={styles.filters}>
      <div className={styles.tools}>
        <Button
          look="ghost"
          size="small"
          icon={<ListFilter aria-hidden="true" />}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {t('filter.title')}
        </Button>
        {hasFilters(filters) && (
          <Button look="text" size="small" onClick={() => change(NO_FILTERS)}>
            {t('filter.none')}
          </Button>
        )}
      </div>
      <div id={id} hidden={!open} className={styles.filterRows}>
        <SpanFilter label={t('filter.sum')} most={HIGHEST * length} value={filters.sum} onValue={set('sum')} />
        <SpanFilter label={t('filter.span')} most={HIGHEST} value={filters.span} onValue={set('span')} />
        <ValuesFilter
          label={t('filter.odd')}
          values={counts}
          text={(odd) => `${odd} : ${length - odd}`}
          chosen={filters.odd}
          onChosen={set('odd')}
        />
        <ValuesFilter
          label={t('filter.big')}
          values={counts}
          text={(big) => `${big} : ${length - big}`}
          chosen={filters.big}
          onChosen={set('big')}
        />
        <ValuesFilter label={t('filter.include')} values={DIGITS} text={String} chosen={filters.include} onChosen={set('include')} />
        <ValuesFilter label={t('filter.exclude')} values={DIGITS} text={String} chosen={filters.exclude} onChosen={set('exclude')} />
      </div>
    </div>
  )
}
