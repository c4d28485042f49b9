import { PROMOTION_TAGS, PROMOTION_TYPES, type PromotionCard } from '@portico/contract/promotion/shapes'
import Shield from 'lucide-react/icons/shield'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../core/paths.ts'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { usePromotionsQuery } from '../api.ts'
import { OfferCard } from '../components/offer-card.tsx'
import { OfferDetail } from '../components/offer-detail.tsx'
import { isShut, Shut } from '../components/shut.tsx'
import { type OfferView, readOfferView } from '../offer-address.ts'
import styles from './promotions-page.module.css'

interface FiltersProps {
  readonly list: readonly PromotionCard[]
  readonly view: OfferView
  readonly onView: (view: Partial<OfferView>) => void
}

/** Types with how many there are of each; those of which there are none are left out [PROMO-01]. */
const Filters = ({ list, view, onView }: FiltersProps) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const count = (type: PromotionCard['type']) => list.filter((card) => card.type === type).length
  const types = PROMOTION_TYPES.filter((type) => count(type) > 0)
  return (
    <div className={styles.filters}>
      <ChipRow label={t('filter.type')} className={styles.chips}>
        <Chip on={view.type === null} onClick={() => onView({ type: null })}>
          {t('type.ALL')} <small>{format.number(list.length)}</small>
        </Chip>
        {types.map((type) => (
          <Chip key={type} on={view.type === type} onClick={() => onView({ type })}>
            {t(`type.${type}`)} <small>{format.number(count(type))}</small>
          </Chip>
        ))}
      </ChipRow>
      <Select
        quiet
        aria-label={t('filter.tag')}
        value={view.tag ?? ''}
        onChange={({ target }) => onView({ tag: PROMOTION_TAGS.find((tag) => tag === target.value) ?? null })}
        options={[{ value: '', label: t('filter.any') }, ...PROMOTION_TAGS.map((tag) => ({ value: tag, label: t(`tag.${tag}`) }))]}
      />
    </div>
  )
}

const Offers = ({ view, onView }: Omit<FiltersProps, 'list'>) => {
  const { t } = useTranslation('promotions')
  const { data, error, refetch } = usePromotionsQuery({})
  if (isShut(error)) return <Shut />
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="640px" />
  const { list } = data
  const cards = list.filter(
    ({ type, tags }) => (view.type === null || type === view.type) && (view.tag === null || tags.includes(view.tag)),
  )
  const first = cards.find(({ status }) => status === 'CLAIM')
  const open = list.filter(({ status }) => status === 'JOIN' || status === 'CLAIM').length
  return (
    <div className={styles.page}>
      <header>
        <h1>{t('title')}</h1>
        <p>
          {t('offers', { count: list.length })} {t('open', { count: open })}
        </p>
      </header>
      <Filters list={list} view={view} onView={onView} />
      {cards.length === 0 ? (
        <EmptyState
          title={t('empty')}
          action={
            <Button look="ghost" onClick={() => onView({ type: null, tag: null })}>
              {t('type.ALL')}
            </Button>
          }
        />
      ) : (
        <ul className={styles.grid}>
          {cards.map((card) => (
            <OfferCard key={card.id} card={card} view={view} main={card === first} />
          ))}
        </ul>
      )}
      <p className={styles.note}>
        <Shield size={18} aria-hidden="true" />
        <span>
          {t('prefer')} <Link to={paths.page('limits')}>{t('preferLink')}</Link>
        </span>
      </p>
    </div>
  )
}

/** What the operator offers: all of it, or one with its terms. */
export const Component = () => {
  const [query, setQuery] = useSearchParams()
  const view = readOfferView(query)
  const onView = (change: Partial<OfferView>): void => {
    const next = new URLSearchParams(query)
    for (const [key, value] of Object.entries(change)) {
      if (value === null) next.delete(key)
      else next.set(key, value)
    }
    setQuery(next, { replace: true })
  }
  return view.offer === null ? <Offers view={view} onView={onView} /> : <OfferDetail view={view} id={view.offer} />
}
