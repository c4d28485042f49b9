import type { Game } from '@portico/contract/catalogue/shapes'
import { api } from '../../api/gateway.ts'
import type { ApiHost } from '../../api/host.ts'
import type { AppDispatch, AppThunk } from '../../core/thunk.ts'
import { recall, remember } from '../../lib/remember.ts'
import { selectMember } from '../session/index.ts'
import { kept } from './kept.ts'
import { ownApi } from './own-api.ts'

export type Keepable = Pick<Game, 'nodeId' | 'vassalage' | 'gameType'>

/** One heart is turned at most this often [GAME-05]. */
const THROTTLE_MS = 1000

const nameOf = (account: string): string => `portico.favourites.${account}`

/** What this browser knows of somebody's favourites. */
const remembered = (account: string): readonly number[] => {
  try {
    const ids: unknown = JSON.parse(recall(nameOf(account)) ?? '[]')
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : []
  } catch {
    return []
  }
}

/** What the gateway said last, and over it what its owner wished since and has not been answered yet. */
const makeFavourites = () => {
  let owner: string | undefined
  let followed: string | undefined
  let told: readonly number[] = []
  const wishes = new Map<number, boolean>()
  const turnedAt = new Map<number, number>()
  let last: Promise<unknown> = Promise.resolve()
  /** Ends the hearing of what other windows do. */
  let deaf = (): void => undefined

  const show = () => {
    const ids = new Set(told)
    for (const [id, wanted] of wishes) {
      if (wanted) ids.add(id)
      else ids.delete(id)
    }
    kept.show({ ids, removed: new Set([...turnedAt.keys()].filter((id) => !ids.has(id))) })
  }
  const learn = (account: string, ids: readonly number[]) => {
    if (account !== owner) return
    told = ids
    remember(nameOf(account), JSON.stringify(ids))
    show()
  }
  const belongTo = (account: string | undefined) => {
    owner = account
    told = account ? remembered(account) : []
    wishes.clear()
    turnedAt.clear()
    show()
  }

  const ask = async (dispatch: AppDispatch, account: string): Promise<void> => {
    const question = ownApi.endpoints.favouriteIds.initiate({}, { subscribe: false, forceRefetch: true })
    try {
      learn(account, (await dispatch(question).unwrap()).ids)
    } catch {
      // What is remembered goes on being shown; each turn of a heart brings the whole list anew.
    }
  }
  /** Hears what another window of the account does to its favourites. */
  const hear = (dispatch: AppDispatch, { events }: ApiHost, account: string): (() => void) => {
    const relist = () => dispatch(api.util.invalidateTags(['Games']))
    const offs = [
      events.on('member', 'favourites.changed', ({ ids }) => {
        const news = String(ids) !== String(told)
        learn(account, ids)
        if (news) relist()
      }),
      events.onGap('member', () => void ask(dispatch, account).then(relist)),
    ]
    return () => offs.forEach((off) => off())
  }

  const send = async (dispatch: AppDispatch, { nodeId, vassalage, gameType }: Keepable, wanted: boolean, account: string) => {
    const endpoint = wanted ? ownApi.endpoints.addFavourite : ownApi.endpoints.removeFavourite
    try {
      const { ids } = await dispatch(endpoint.initiate({ nodeId, vendor: vassalage, gameType }, { track: false })).unwrap()
      if (owner === account) wishes.delete(nodeId)
      learn(account, ids)
    } catch (error) {
      if (owner === account) {
        wishes.delete(nodeId)
        show()
      }
      throw error
    }
  }

  return {
    /** Shows whose favourites are meant: at once what is remembered, then what the gateway knows. */
    follow:
      (account: string | undefined): AppThunk<Promise<void>> =>
      async (dispatch, _getState, host) => {
        if (account === followed) return
        followed = account
        deaf()
        if (account !== owner) belongTo(account)
        deaf = account ? hear(dispatch, host, account) : () => undefined
        if (account) await ask(dispatch, account)
      },

    /**
     * Adds a game or removes it: shown at once, then told to the gateway, one after another.
     * @returns whether the wish was taken; false within a second of the last turn of the same heart
     * @throws Failure of the call, after the heart has turned back
     */
    turn:
      (game: Keepable): AppThunk<Promise<boolean>> =>
      async (dispatch, getState, { clock }) => {
        const account = selectMember(getState() as Parameters<typeof selectMember>[0])?.account
        const now = clock.now()
        if (!account || now - (turnedAt.get(game.nodeId) ?? -Infinity) < THROTTLE_MS) return false
        if (account !== owner) belongTo(account)
        turnedAt.set(game.nodeId, now)
        const wanted = !kept.read().ids.has(game.nodeId)
        wishes.set(game.nodeId, wanted)
        show()
        const sent = last.then(() => send(dispatch, game, wanted, account))
        last = sent.catch(() => undefined)
        await sent
        return true
      },
  }
}

/** The favourites of whoever is here [GAME-05]. */
export const favourites = makeFavourites()
