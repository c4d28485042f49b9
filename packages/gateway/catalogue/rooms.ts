import type { gameRooms } from '@portico/contract/catalogue/room-calls'
import type { BrandPack } from '@portico/contract/kit/brand'
import type { ResponseOf } from '@portico/contract/kit/call'
import { ONE, toMoney } from '@portico/contract/kit/money'
import { textIn } from '../kit/localized.ts'
import type { GameRow } from './store.ts'

/** The rooms of a game in a reader's language, in the operator's order. */
export const roomsOf = (
  { nodeId, names: gameNames, rooms }: Pick<GameRow, 'nodeId' | 'names' | 'rooms'>,
  language: string,
  brand: BrandPack,
): ResponseOf<typeof gameRooms>['list'] =>
  rooms.map(({ code, names, minBet, maxBet, open }) => ({
    nodeId,
    gameName: textIn(gameNames, language, brand),
    roomId: code,
    roomName: textIn(names, language, brand),
    minBet: toMoney(BigInt(minBet) * ONE, brand.currency),
    maxBet: toMoney(BigInt(maxBet) * ONE, brand.currency),
    open,
  }))
