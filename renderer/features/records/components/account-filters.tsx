import { useTranslation } from 'react-i18next'
import { RecordDays } from '../../../core/record-days.tsx'
import { RecordChoice } from '../../../core/record-choice.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { KINDS, type RecordView } from '../hooks/use-record-view.ts'
import styles from './filters.module.css'

interface AccountFiltersProps {
  readonly view: RecordView
  /** What was played in these days. */
  readonly products: readonly { readonly product: string; readonly name: string }[]
  /** Whose games those were. */
  readonly vendors: readonly { readonly vendor: string; readonly name: string; readonly products: readonly string[] }[]
}

/** Which movements: their kind, days, vendor and game. */
export const AccountFilters = ({ view, products, vendors }: AccountFiltersProps) => {
  const { t } = useTranslation('movements')
  const own = vendors.find(({ vendor }) => vendor === view.vendor)?.products
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
        <RecordChoice
          label={t('vendors')}
          all={t('allVendors')}
          value={view.vendor}
          options={vendors.map(({ vendor, name }) => [vendor, name])}
          onChoose={view.chooseVendor}
        />
        <RecordChoice
          label={t('games')}
          all={t('allGames')}
          value={view.product}
          options={products.flatMap(({ product, name }) => (own && !own.includes(product) ? [] : [[product, name] as const]))}
          onChoose={view.chooseProduct}
        />
      </div>
    </div>
  )
}
