import type { OpenGame } from '../../launch/index.ts'
import { useTranslation } from 'react-i18next'
import type { GameType } from '@portico/contract/catalogue/shapes'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { type Lane, useGameVendorsQuery } from '../api.ts'
import { cx } from '../../../lib/cx.ts'
import strip from '../../../ui/strip/strip.module.css'
import { Vendor } from './vendor.tsx'
import styles from './lists.module.css'

/** Room kept for a type whose vendors are on their way. */
const EXPECTED = 5

interface VendorCardsProps {
  readonly type: GameType
  readonly onOpen: OpenGame
}

const Cards = ({ lane, onOpen }: { readonly lane: Lane; readonly onOpen: OpenGame }) =>
  lane.vendors.map((vendor) => <Vendor key={vendor.vassalage} lane={lane} vendor={vendor} onOpen={onOpen} />)

/** Every vendor of a type, under large pictures; one alone is no choice [ROUTE-09] [LOBBY-13]. */
export const VendorCards = ({ type, onOpen }: VendorCardsProps) => {
  const { t } = useTranslation('lobby')
  // Failure shown by ./list-filters.tsx, right below.
  const { data, isError } = useGameVendorsQuery({})
  const lane = data?.data.lanes.find(({ title }) => title === type)
  if (!data && isError) return null
  if (data && (!lane || lane.vendors.length < 2)) return null
  return (
    <section className={cx(strip.strip, styles.vendors)} aria-label={t('vendors')}>
      {lane ? (
        <Cards lane={lane} onOpen={onOpen} />
      ) : (
        Array.from({ length: EXPECTED }, (_, index) => <Skeleton key={index} ratio="5 / 4" />)
      )}
    </section>
  )
}
