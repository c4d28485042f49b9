import { type OpenGame, typeAddress } from '../../launch/index.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTypeName } from '../../../i18n/use-type-name.ts'
import { Chip, ChipRow } from '../../../ui/chip/chip.tsx'
import { cx } from '../../../lib/cx.ts'
import { useNear } from '../../../lib/use-near.ts'
import { Rail } from '../../../ui/rail/rail.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { type Lane, useGamesQuery } from '../api.ts'
import { GameTiles } from './game-grid.tsx'
import { SeeAll } from './see-all.tsx'
import { Vendor } from './vendor.tsx'
import styles from './lobby.module.css'

/** A home rail shows this many vendors; a lane with fewer shows games instead [LOBBY-07]. */
const VENDORS = 5
const TILES = 6

const VendorRail = ({ lane, near, onOpen }: { readonly lane: Lane; readonly near: boolean; readonly onOpen: OpenGame }) => {
  const { t } = useTranslation('lobby')
  const typeName = useTypeName()
  const title = typeName(lane.title)
  const end = <SeeAll to={typeAddress(lane.title)} name={title} />
  return (
    <Rail title={title} note={t('count', { count: lane.total })} end={end} layout="vendors">
      {(near ? lane.vendors.slice(0, VENDORS) : []).map((vendor) => (
        <Vendor key={vendor.vassalage} lane={lane} vendor={vendor} onOpen={onOpen} />
      ))}
    </Rail>
  )
}

const TileRail = ({ lane, near, onOpen }: { readonly lane: Lane; readonly near: boolean; readonly onOpen: OpenGame }) => {
  const { t } = useTranslation('lobby')
  const typeName = useTypeName()
  const [vendor, setVendor] = useState<string>()
  const { data, isError, refetch } = useGamesQuery(
    near ? { gameType: lane.title, pageSize: TILES, ...(vendor ? { vassalage: vendor } : {}) } : skipToken,
  )
  const title = typeName(lane.title)
  const strip = near && lane.vendors.length > 1 && (
    <ChipRow label={t('vendors')} className={styles.strip}>
      <Chip on={!vendor} onClick={() => setVendor(undefined)}>
        {t('all')}
      </Chip>
      {lane.vendors.map(({ vassalage, displayName }) => (
        <Chip key={vassalage} on={vendor === vassalage} onClick={() => setVendor(vassalage)}>
          {displayName}
        </Chip>
      ))}
    </ChipRow>
  )
  return (
    <Rail
      title={title}
      note={t('count', { count: lane.total })}
      busy={near && !data}
      layout={isError ? 'plain' : 'tiles'}
      end={
        <>
          {strip}
          <SeeAll to={typeAddress(lane.title)} name={title} />
        </>
      }
    >
      {isError ? (
        <ErrorState onRetry={() => void refetch()} />
      ) : (
        near && <GameTiles games={data?.games} expected={Math.min(TILES, lane.total)} onOpen={onOpen} />
      )}
    </Rail>
  )
}

const showsVendors = (lane: Lane): boolean => lane.vendors.length >= VENDORS

/** One lane of the house. Far below the screen it is a heading, the way to all of it, and room [LOBBY-06]. */
export const LaneRail = ({ lane, onOpen }: { readonly lane: Lane; readonly onOpen: OpenGame }) => {
  const { ref, near } = useNear<HTMLDivElement>()
  const vendors = showsVendors(lane)
  return (
    <div ref={ref} className={cx(vendors ? styles.vendorLane : styles.tileLane, !near && styles.far)}>
      {vendors ? <VendorRail lane={lane} near={near} onOpen={onOpen} /> : <TileRail lane={lane} near={near} onOpen={onOpen} />}
    </div>
  )
}
