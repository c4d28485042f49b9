import { randomUUID } from 'node:crypto'
import type { Hands } from '../case.ts'
import { createClient, type Key } from '../client.ts'
import { openSeat } from '../seat.ts'
import { createBooks, type Launch } from './books.ts'
import { createToyDoor } from './door.ts'
import type { Fault } from './faults.ts'
import { createToyWallet } from './wallet.ts'

const BEGIN = Date.UTC(2026, 10, 29, 8)
const CASH = 10_000_000

const LAUNCH: Launch = { gameCode: 'toy-slot', site: 'https://portal.example' }

/** A toy operator with every hand, and a vendor's client of it. Its time goes by `clock` and by what it is set forward. */
export const toyOperator = (
  faults: readonly Fault[] = [],
  clock: () => number = () => BEGIN,
  { launch = LAUNCH, key }: { readonly launch?: Launch; readonly key?: Key } = {},
) => {
  const books = createBooks(launch)
  let forward = 0
  const now = () => clock() + forward
  const wallet = createToyWallet(books, now, new Set(faults))
  const transport = createToyDoor(wallet)

  const keep = (added: Key): Key => {
    books.keys.set(`${added.vendor} ${added.keyId}`, added.secret)
    return added
  }
  const addKey = (vendor: string): Key => keep({ vendor, keyId: `k_${randomUUID().slice(0, 8)}`, secret: randomUUID() })
  const client = createClient(key ? keep(key) : addKey('TOY'), transport, now)
  /** A launch of a fresh player, with so much money. */
  const enter = (vendor: string, { balance = CASH, isTrial = false } = {}) => {
    const [playerId, token] = [`p_${randomUUID()}`, randomUUID()]
    books.players.set(playerId, { playerId, vendor, balance, isTrial, isShutOut: false, limit: null })
    books.tokens.set(token, playerId)
    return { playerId, token }
  }
  const launchFor = (vendor: string) => async (): Promise<string> => enter(vendor).token
  const playerOf = (playerId: string) => books.players.get(playerId)!

  const hands: Hands = {
    launch: launchFor(client.key.vendor),
    fresh: true,
    withdraw: async ({ playerId }, amount) => {
      const player = playerOf(playerId)
      if (player.balance < amount) return false
      player.balance -= amount
      return true
    },
    exclude: async ({ playerId }) => void (playerOf(playerId).isShutOut = true),
    limitStakes: async ({ playerId }, amount) => void (playerOf(playerId).limit = amount),
    maintenance: async (on) => void (books.isMaintenance = on),
    addKey: async () => {
      const added = addKey(client.key.vendor)
      if (wallet.has('knows the first key alone')) books.keys.delete(`${added.vendor} ${added.keyId}`)
      return added
    },
    retireKey: async ({ vendor, keyId }) => {
      if (!wallet.has('gives up a retired key a day later')) books.keys.delete(`${vendor} ${keyId}`)
    },
    otherVendor: async () => openSeat(createClient(addKey('OTHER'), transport, now), launchFor('OTHER')),
    campaign: async ({ campaignId, kind, rounds, budget, endsAt }) =>
      void books.campaigns.set(campaignId, { kind, rounds, endsAt, left: budget }),
    exponent: async (places) => void (books.terms.exponent = places),
    mostPayout: async (amount) => void (books.terms.maxPayout = amount),
    callsPerSecond: async (calls) => void (books.terms.callsPerSecond = calls),
    restart: async () => {
      if (wallet.has('forgets nonces when it restarts')) books.nonces.clear()
      if (wallet.has('forgets its answers when it restarts')) for (const tx of books.txs.values()) delete tx.reply
    },
    advance: async (milliseconds) => void (forward += milliseconds),
    elsewhere: async () => transport,
  }
  return { client, hands, books, enter, now }
}
