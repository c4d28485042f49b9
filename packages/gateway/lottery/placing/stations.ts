import type { placeBets } from '@portico/contract/bets/calls'
import type { RequestOf } from '@portico/contract/kit/call'
import { Failure, refuse } from '../../failure.ts'
import type { LotteryGame } from '../offer/games.ts'
import type { Offer } from '../offer/offer.ts'
import type { IssueTimes } from './terms.ts'

/** A lottery and its issue that a slip is bet on, and the key that its bets stand under. */
export interface Station {
  readonly game: LotteryGame
  readonly numero: string
  readonly key: string
}

const refuseAt = (index: number, rule: string): never => {
  throw new Failure('BAD_BET', { fields: { [`also.${index}.gameCode`]: { rule } } })
}

/**
 * What a slip is bet on, the lottery named first going first. No caller's key has a colon, so those of the other stations are free.
 * @throws Failure GAME_UNKNOWN; BAD_BET for a station named twice, and for a lottery that is no station
 */
export const stationsOf = (
  { gameCode, numero, also = [] }: RequestOf<typeof placeBets>,
  key: string,
  offer: Pick<Offer, 'game'>,
): readonly Station[] => {
  const first = { game: offer.game(gameCode) ?? refuse('GAME_UNKNOWN'), numero, key }
  const others = also.map((other, index): Station => {
    const game = offer.game(other.gameCode) ?? refuse('GAME_UNKNOWN')
    if (game.province === undefined || first.game.province === undefined) refuseAt(index, 'no_station')
    if (other.gameCode === gameCode || also.findIndex((each) => each.gameCode === other.gameCode) < index) refuseAt(index, 'duplicate')
    return { game, numero: other.numero, key: `${key}:${other.gameCode}` }
  })
  return [first, ...others]
}

/** @throws Failure BAD_BET for a station that is not drawn at the time of the first one */
export const checkSameDraw = (issues: readonly IssueTimes[]): void => {
  for (const [index, { drawAt }] of issues.slice(1).entries())
    if (drawAt.getTime() !== issues[0]!.drawAt.getTime()) refuseAt(index, 'other_draw')
}
