import LayoutGrid from 'lucide-react/icons/layout-grid'
import type { ControlOverview } from '@portico/contract/control/shapes'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { Card } from '../../../ui/card/card.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useBlockProductMutation } from '../api.ts'
import styles from '../control.module.css'

/** A switch for each product: off at once, on again a day later. */
export const ProductsCard = ({ overview }: { readonly overview: ControlOverview }) => {
  const { t } = useTranslation(['control', 'errors'])
  const format = useFormat()
  const typeName = useTypeName()
  const toasts = useToasts()
  const [block, { isLoading }] = useBlockProductMutation()
  return (
    <Card as="article" className={styles.breakCard}>
      <h3>
        <LayoutGrid aria-hidden="true" />
        {t('product.title')}
      </h3>
      <p className={styles.quiet}>{t('product.lead')}</p>
      <ul className={styles.products}>
        {overview.products.map(({ product, blocked, opensAt }) => {
          const name = product === 'LOTTERY' ? t('product.lottery') : typeName(product)
          const state = opensAt
            ? t('product.opens', { at: format.instant(opensAt, 'moment') })
            : t(blocked ? 'product.blocked' : 'product.open')
          return (
            <li key={product}>
              <label>
                <span>{name}</span>
                <small>{state}</small>
                <input
                  type="checkbox"
                  role="switch"
                  className={styles.switch}
                  aria-checked={!blocked}
                  checked={!blocked}
                  disabled={isLoading || opensAt !== null}
                  onChange={async () => {
                    const { error } = await block({ product, blocked: !blocked })
                    if (error) toasts.show(t(`errors:${failureKey(error)}`), 'negative')
                  }}
                />
              </label>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
