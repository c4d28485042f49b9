import { type OpenGame, typeAddress } from '../../launch/index.ts'
import { skipToken } from '@reduxjs/toolkit/query/react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { VendorCard } from '../../../ui/vendor-card/vendor-card.tsx'
import { type Lane, useGamesQuery } from '../api.ts'

interface VendorProps {
  readonly lane: Lane
  readonly vendor: Lane['vendors'][number]
  readonly onOpen: OpenGame
}

/** A vendor, under the picture of its first game in the lane; all but slots can be played from it [LOBBY-13]. */
export const Vendor = ({ lane, vendor, onOpen }: VendorProps) => {
  const { t } = useTranslation('lobby')
  const navigate = useNavigate()
  const question = { gameType: lane.title, vassalage: vendor.vassalage, pageSize: 1 }
  const card = lane.cards.find(({ vassalage }) => vassalage === vendor.vassalage)
  // Failure not shown: the vendor's own picture stands in for its game's, and the card leads to all of them.
  const { data, isError } = useGamesQuery(card ? skipToken : question)
  const first = card ?? data?.games[0]
  if (!card && !data && !isError) return <Skeleton ratio="5 / 4" />
  return (
    <VendorCard
      name={vendor.displayName}
      note={t('count', { count: vendor.total })}
      art={first?.lagerIcon ?? vendor.iconUrl}
      tint={first?.colour ?? vendor.colour}
      onOpen={() => void navigate(typeAddress(lane.title, vendor.vassalage))}
      onPlay={first && lane.title !== 'RNG' ? () => onOpen(first) : undefined}
    />
  )
}
