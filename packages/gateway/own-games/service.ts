import type { addFavourite, favouriteGames, recentGames } from '@portico/contract/catalogue/own-calls'
import { MOST_FAVOURITES } from '@portico/contract/catalogue/own-shapes'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Catalogue } from '../catalogue/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { lastBetOn } from '../lottery/index.ts'
import type { Platform } from '../platform.ts'
import * as store from './store.ts'

/** As many games are recent at most, found in as many last bets. */
const RECENT = 200
const LAST_BETS = 1000

type FavouriteRequest = RequestOf<typeof addFavourite>

/** The games that are a member's own: favourites and recent ones. */
export interface OwnGames {
  /** By nodeId, latest first, whether or not they are still offered. */
  favourites(caller: Caller): Promise<readonly number[]>
  /** @throws Failure VENDOR_UNKNOWN */
  favouriteGames(caller: Caller, request: RequestOf<typeof favouriteGames>, language: string): Promise<ResponseOf<typeof favouriteGames>>
  /** @throws Failure GAME_UNKNOWN | FAVOURITES_FULL */
  add(caller: Caller, marked: FavouriteRequest): Promise<readonly number[]>
  remove(caller: Caller, marked: FavouriteRequest): Promise<readonly number[]>
  /** By nodeId, latest first. */
  recent(caller: Caller): Promise<readonly number[]>
  /** @throws Failure VENDOR_UNKNOWN */
  recentGames(caller: Caller, request: RequestOf<typeof recentGames>, language: string): Promise<ResponseOf<typeof recentGames>>
  /** Keeps that a member opened a game. */
  opened(memberId: string, nodeId: number): Promise<void>
  /** Hands the games that one account opened on to another, which has opened none. */
  handOn(tx: Tx, from: string, to: string): Promise<void>
}

export const createOwnGames = (
  { database, clock, events }: Platform,
  { catalogue }: { catalogue: Pick<Catalogue, 'find' | 'pick'> },
): OwnGames => {
  const db = database.orm

  const recent = async ({ memberId }: Caller): Promise<readonly number[]> => {
    const last = new Map<number, number>()
    const seen = (nodeId: number, at: Date) => last.set(nodeId, Math.max(last.get(nodeId) ?? 0, at.getTime()))
    for (const { nodeId, at } of await store.openedBy(db, memberId, RECENT)) seen(nodeId, at)
    for (const { gameCode, at } of await lastBetOn(db, memberId, LAST_BETS)) {
      const game = await catalogue.find(gameCode)
      if (game) seen(game.nodeId, at)
    }
    return [...last]
      .sort(([, one], [, other]) => other - one)
      .slice(0, RECENT)
      .map(([nodeId]) => nodeId)
  }

  /** Tells the account's other windows what has become of its favourites, and answers them. */
  const changed = async (tx: Tx, memberId: string): Promise<readonly number[]> => {
    const ids = await store.favouritesOf(tx, memberId)
    await events.notify(tx, memberId, 'favourites.changed', { ids: [...ids] })
    return ids
  }

  return {
    favourites: ({ memberId }) => store.favouritesOf(db, memberId),

    favouriteGames: async ({ memberId }, request, language) => {
      const ids = await store.favouritesOf(db, memberId)
      const { items, ...counts } = await catalogue.pick(ids, request, language)
      return { content: items, pageNum: request.pageNo, ...counts }
    },

    add: async ({ memberId }, { nodeId, vendor, gameType }) => {
      const game = await catalogue.find(nodeId)
      const other = (vendor ?? game?.vendorCode) !== game?.vendorCode || (gameType ?? game?.lane) !== game?.lane
      if (!game || other) throw new Failure('GAME_UNKNOWN')
      return db.transaction(async (tx) => {
        if (!(await store.addFavourite(tx, memberId, nodeId, clock.now(), MOST_FAVOURITES))) throw new Failure('FAVOURITES_FULL')
        return changed(tx, memberId)
      })
    },

    remove: async ({ memberId }, { nodeId }) => {
      return db.transaction(async (tx) => {
        await store.removeFavourite(tx, memberId, nodeId)
        return changed(tx, memberId)
      })
    },

    recent,

    recentGames: async (caller, request, language) => {
      const { items, ...counts } = await catalogue.pick(await recent(caller), { ...request, pageNo: request.page }, language)
      return { list: items, ...counts }
    },

    opened: (memberId, nodeId) => store.markOpened(db, memberId, nodeId, clock.now()),
    handOn: store.handOnOpened,
  }
}
