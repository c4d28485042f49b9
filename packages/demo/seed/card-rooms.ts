import type { GameRow } from '@portico/gateway/catalogue/index'

type Rooms = GameRow['rooms']

/** The rooms of a card game against others, by what is played for; the highest has not opened yet. */
export const CARD_ROOMS: Rooms = [
  { code: 'starter', names: { EN: 'Starter room', TY: 'Phòng tập sự' }, minBet: 1000, maxBet: 50_000, open: true },
  { code: 'regular', names: { EN: 'Regular room', TY: 'Phòng cao thủ' }, minBet: 20_000, maxBet: 500_000, open: true },
  { code: 'master', names: { EN: 'Master room', TY: 'Phòng đại gia' }, minBet: 200_000, maxBet: 10_000_000, open: false },
]
