import { useTranslation } from 'react-i18next'
import { RecordDays } from '../../../core/record-days.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { KINDS, type RecordView } from '../hooks/use-record-view.ts'
import styles from './filters.module.css'

interface AccountFiltersProps {
  readonly view: RecordView
  /** What was played in these days. */
  readonly products: readonly { readonly product: string; readonly name: string }[]
}

/** Which movements: their kind, days and game. */
export const AccountFilters = ({ view, products }: AccountFiltersProps) => {
  const { t } = useTranslation('movements')
  return (
    <div className={styles.bar}>
      <ChipRow label={t('kinds')}>
        <Chip on={!view.kind} onClick={() => view.chooseKind(undefined)}>
          {t('all')}
        </Chip>
        {KINDS.map((kind) => (
          <Chip key={kind} on={view.kind === kind} onClick={() => view.chooseKind(kind)}>
            {t(`kindName.${kind}`)}
          </Chip>
        ))}
      </ChipRow>
      <div className={styles.choices}>
        <RecordDays view={view} />
        {(products.length > 0 || view.product !== undefined) && (
          <Select
            quiet
            aria-label={t('games')}
            value={view.product ?? ''}
            onChange={({ target }) => view.chooseProduct(target.value || undefined)}
            options={[
              { value: '', label: t('allGames') },
              ...products.map(({ product, name }) => ({ value: product, label: name })),
              ...(view.product === undefined || products.some(({ product }) => product === view.product)
                ? []
                : [{ value: view.product, label: view.product }]),
            ]}
          />
        )}
      </div>
    </div>
  )
}
