import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { unitsOf } from '@portico/contract/kit/money'
import { Link } from '../../../lib/link.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import type { GameRooms } from '../api.ts'
import styles from './room-choice.module.css'

/** A bound says cents only where it has some. */
const WHOLE = { min: 0, max: 2 } as const

/** The rooms of a game with the bets that each takes; choosing one is a step that the browser's way back takes back [CALL-14]. */
export const RoomChoice = ({ rooms }: { readonly rooms: GameRooms }) => {
  const { t } = useTranslation('launch')
  const format = useFormat()
  const { pathname, search } = useLocation()
  const into = (roomId: string): string => {
    const query = new URLSearchParams(search)
    query.set('room', roomId)
    return `${pathname}?${query.toString()}`
  }
  const facts = (room: GameRooms[number]) => (
    <span>
      <b>{room.roomName}</b>
      <small>{t('roomBets', { least: format.money(room.minBet, WHOLE), most: format.money(room.maxBet, WHOLE) })}</small>
    </span>
  )
  return (
    <section className={styles.rooms} aria-labelledby="rooms">
      <h2 id="rooms">{t('rooms')}</h2>
      <ul>
        {rooms
          .toSorted((one, other) => Number(unitsOf(one.minBet) - unitsOf(other.minBet)))
          .map((room) => (
            <li key={room.roomId}>
              {room.open ? (
                <Link to={into(room.roomId)} className={styles.room}>
                  {facts(room)}
                  <ChevronRight aria-hidden="true" />
                </Link>
              ) : (
                <div className={styles.room}>
                  {facts(room)}
                  <Tag>{t('roomClosed')}</Tag>
                </div>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}
