import type { NewGame } from '@portico/contract/catalogue/operator-shapes'
import type { operatorGames, operatorVendors, publishVendor } from '@portico/contract/catalogue/operator-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Queryable, Tx } from '../../db/open.ts'
import { Failure } from '../../failure.ts'
import { isPicture } from '../../kit/picture-address.ts'
import type { Platform } from '../../platform.ts'
import { fold } from '../fold.ts'
import { addCatalogue } from '../store.ts'
import { LOTTERY_VENDORS, lotteriesAsGames } from './lotteries.ts'
import {
  changeGame,
  countGames,
  knownGames,
  lockGames,
  nextVendorPosition,
  readGames,
  saveVendor,
  vendorCodes,
  vendorsWithCounts,
} from './store.ts'

const checkVendors = async (db: Queryable, codes: readonly string[]): Promise<void> => {
  const known = await vendorCodes(db, codes)
  const unknown = codes.find((code) => !known.has(code))
  if (unknown !== undefined) throw new Failure('VENDOR_UNKNOWN', { message: `There is no vendor ${unknown}` })
}

/** The catalogue at the operator's desk. What it writes is told to whoever is looking. */
export interface CatalogueDesk {
  vendors(): Promise<ResponseOf<typeof operatorVendors>>
  /** @throws Failure FIELD_INVALID for a picture from elsewhere */
  saveVendor(request: RequestOf<typeof publishVendor>): Promise<{ code: string; added: boolean }>
  /** @throws Failure VENDOR_UNKNOWN */
  games(request: RequestOf<typeof operatorGames>): Promise<ResponseOf<typeof operatorGames>>
  /** All or none. @throws Failure VENDOR_UNKNOWN, FIELD_INVALID for a picture from elsewhere or a code that comes twice */
  saveGames(games: readonly NewGame[]): Promise<{ added: number; changed: number }>
  /** @throws Failure GAME_UNKNOWN, FIELD_INVALID */
  setPicture(code: string, iconUrl: string | null): Promise<void>
  addLotteries(): Promise<{ added: number; there: number }>
}

const wrongField = (field: string, rule: string): never => {
  throw new Failure('FIELD_INVALID', { fields: { [field]: { rule } } })
}

export const createCatalogueDesk = ({ database, events, brand }: Platform, forget: () => void): CatalogueDesk => {
  const db = database.orm

  const checkPicture = (iconUrl: string | null | undefined, field: string): void => {
    if (typeof iconUrl === 'string' && !isPicture(iconUrl, brand.imageCdns)) wrongField(field, 'format')
  }

  /** Does the work and tells readers that the lists are others now. */
  const changing = async <Value>(gameCode: string, work: (tx: Tx) => Promise<Value>): Promise<Value> => {
    const value = await db.transaction(async (tx) => {
      const result = await work(tx)
      await events.broadcast(tx, 'games.changed', { gameCode, enabled: true })
      return result
    })
    forget()
    return value
  }

  type Addition = Omit<NewGame, 'iconUrl' | 'rooms'> & Partial<Pick<NewGame, 'iconUrl' | 'rooms'>> & { readonly opensList?: boolean }

  const rowOf = ({ iconUrl, rooms, ...game }: Addition) => ({
    ...game,
    ...(iconUrl === undefined ? {} : { iconUrl }),
    ...(rooms === undefined ? {} : { rooms }),
    searchText: fold(Object.values(game.names).join(' ')),
  })

  /** Adds those that are not there. Answers their codes. */
  const add = async (tx: Tx, games: readonly Addition[]): Promise<ReadonlySet<string>> => {
    const last = await lockGames(tx)
    const known = await knownGames(
      tx,
      games.map(({ code }) => code),
    )
    const fresh = games.filter(({ code }) => !known.has(code))
    const rows = fresh.map((game, i) => ({
      ...rowOf(game),
      nodeId: last.nodeId + i + 1,
      position: last.position + i + 1,
      variant: last.nodeId + i + 1,
    }))
    await addCatalogue(tx, [], rows)
    return new Set(fresh.map(({ code }) => code))
  }

  return {
    vendors: async () => ({ list: await vendorsWithCounts(db) }),

    saveVendor: async ({ code, displayName, position, iconUrl }) => {
      checkPicture(iconUrl, 'iconUrl')
      return changing(code, async (tx) => {
        const there = (await vendorCodes(tx, [code])).has(code)
        const place = position ?? (there ? undefined : await nextVendorPosition(tx))
        const row = {
          code,
          displayName,
          ...(place === undefined ? {} : { position: place }),
          ...(iconUrl === undefined ? {} : { iconUrl }),
        }
        return { code, added: await saveVendor(tx, row as typeof row & { position: number }) }
      })
    },

    games: async ({ vendor, pageNo, pageSize }) => {
      if (vendor !== undefined) await checkVendors(db, [vendor])
      const rows = await readGames(db, vendor, { from: (pageNo - 1) * pageSize, size: pageSize })
      const total = await countGames(db, vendor)
      const list = rows.map(({ code, names, vendorCode, gameType, classify, enabled, hot, trial, iconUrl, nodeId }) => ({
        code,
        names,
        vendorCode,
        gameType,
        classify,
        enabled,
        hot,
        trial,
        iconUrl,
        nodeId,
      }))
      return { list, total, totalPages: Math.ceil(total / pageSize) }
    },

    saveGames: async (games) => {
      if (new Set(games.map(({ code }) => code)).size < games.length) wrongField('games', 'duplicate')
      games.forEach(({ iconUrl, names, rooms }, i) => {
        checkPicture(iconUrl, `games.${i}.iconUrl`)
        rooms?.forEach(({ minBet, maxBet }, at) => {
          if (minBet > maxBet) wrongField(`games.${i}.rooms.${at}.maxBet`, 'too_small')
        })
        if (Object.keys(names).length === 0) wrongField(`games.${i}.names`, 'too_small')
      })
      const vendors = [...new Set(games.map(({ vendorCode }) => vendorCode))]
      return changing(games[0]?.code ?? '', async (tx) => {
        await checkVendors(tx, vendors)
        const added = await add(tx, games)
        const changed = games.filter(({ code }) => !added.has(code))
        for (const game of changed) {
          const { code, ...change } = rowOf(game)
          await changeGame(tx, code, change)
        }
        return { added: added.size, changed: changed.length }
      })
    },

    setPicture: async (code, iconUrl) => {
      checkPicture(iconUrl, 'iconUrl')
      await changing(code, async (tx) => {
        if (!(await changeGame(tx, code, { iconUrl }))) throw new Failure('GAME_UNKNOWN')
      })
    },

    addLotteries: async () => {
      const games = lotteriesAsGames()
      return changing(games[0]?.code ?? '', async (tx) => {
        const vendors = Object.entries(LOTTERY_VENDORS)
        const known = await vendorCodes(
          tx,
          vendors.map(([code]) => code),
        )
        for (const [code, displayName] of vendors)
          if (!known.has(code)) await saveVendor(tx, { code, displayName, position: await nextVendorPosition(tx) })
        const { size } = await add(tx, games)
        return { added: size, there: games.length - size }
      })
    },
  }
}
