import { createHmac, hash, randomUUID } from 'node:crypto'
import { launchGame } from '@portico/contract/catalogue/launch-calls'
import { VENDOR_CALLS, type VendorCallName } from '@portico/contract/vendor/calls'
import { VENDOR_HEADERS } from '@portico/contract/vendor/paths'
import { signedAnswer, signedRequest } from '@portico/contract/vendor/signing'
import type { TestGateway } from './gateway.ts'
import { addSlots, slotRow } from './games.ts'
import { openPlayer } from './player.ts'

export interface Key {
  readonly keyId: string
  readonly secret: string
}

/** What the vendor's server gets back; the signature is checked on the way. */
export type VendorAnswer = { readonly http: number; readonly headers: Record<string, unknown>; readonly signed: boolean } & Record<
  string,
  unknown
>

const mac = (secret: string, text: string): string => createHmac('sha256', secret).update(text).digest('hex')

export interface Sending {
  readonly key?: Key
  readonly vendor?: string
  readonly at?: number
  readonly nonce?: string
  readonly raw?: string
  /** What is sent in the place of what was signed. */
  readonly altered?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly gateway?: Pick<TestGateway, 'app' | 'clock'>
  readonly path?: string
}

/** A vendor's server as a stranger would write it, against a gateway in process that knows its key. */
export const vendorWith = (gateway: TestGateway, firstKey: Key, vendor = 'PG') => {
  const send = async (name: VendorCallName, request: Readonly<Record<string, unknown>>, more: Sending = {}): Promise<VendorAnswer> => {
    const { method, path } = VENDOR_CALLS[name]
    const { app, clock } = more.gateway ?? gateway
    const url = more.path ?? path.replace(/:(\w+)/, (_, field: string) => String(request[field]))
    const raw = method === 'GET' ? '' : (more.raw ?? JSON.stringify(request))
    const { keyId, secret } = more.key ?? firstKey
    const timestamp = String(more.at ?? clock.now().getTime())
    const nonce = more.nonce ?? randomUUID()
    const answer = await app.inject({
      method,
      url,
      headers: {
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
        [VENDOR_HEADERS.vendor]: more.vendor ?? vendor,
        [VENDOR_HEADERS.keyId]: keyId,
        [VENDOR_HEADERS.timestamp]: timestamp,
        [VENDOR_HEADERS.nonce]: nonce,
        [VENDOR_HEADERS.signature]: mac(secret, signedRequest(method, url, timestamp, nonce, hash('sha256', raw))),
        ...more.headers,
      },
      ...(method === 'POST' ? { payload: more.altered ?? raw } : {}),
    })
    const { statusCode, headers, body } = answer
    const expected = mac(secret, signedAnswer(statusCode, url, String(headers['x-timestamp']), nonce, hash('sha256', body)))
    return { ...(JSON.parse(body) as object), http: statusCode, headers, signed: headers['x-signature'] === expected }
  }

  /** A member with money, their game launched and the launch traded for a session. */
  const seat = async (balance: string, { gameCode = 'PG-1', nodeId = 1, uplineId = null as string | null } = {}) => {
    const player = await openPlayer(gateway, balance, { uplineId })
    const { value } = await gateway.call(launchGame, { nodeId, mode: 'real' }, { token: await player.token(), language: 'EN' })
    const { sessionToken, playerId, currency } = await send('authenticate', { token: new URL(value.url).searchParams.get('token')! })
    const ids = () => ({ requestId: randomUUID(), playerId: playerId as string, currency: currency as string, gameCode })
    return {
      ...player,
      playerId: playerId as string,
      sessionToken: sessionToken as string,
      /** A bet with the usual fields; what is given goes before them. */
      bet: (more: Readonly<Record<string, unknown>> = {}, sending?: Sending) =>
        send('bet', { ...ids(), txId: randomUUID(), roundId: randomUUID(), sessionToken, amount: 100_000, ...more }, sending),
      win: (more: Readonly<Record<string, unknown>> = {}, sending?: Sending) =>
        send('win', { ...ids(), txId: randomUUID(), amount: 200_000, ...more }, sending),
      rollback: (more: Readonly<Record<string, unknown>>, sending?: Sending) => {
        const { gameCode: _, ...own } = ids()
        return send('rollback', { ...own, txId: randomUUID(), ...more }, sending)
      },
      both: (more: Readonly<Record<string, unknown>> = {}, sending?: Sending) =>
        send(
          'betAndWin',
          {
            ...ids(),
            betTxId: randomUUID(),
            winTxId: randomUUID(),
            roundId: randomUUID(),
            sessionToken,
            betAmount: 100_000,
            winAmount: 50_000,
            ...more,
          },
          sending,
        ),
      close: (roundId: string, sending?: Sending) => send('closeRound', { requestId: randomUUID(), playerId, gameCode, roundId }, sending),
      award: (more: Readonly<Record<string, unknown>> = {}, sending?: Sending) => {
        const { gameCode: _, ...own } = ids()
        return send('award', { ...own, txId: randomUUID(), amount: 100_000, campaignId: 'spring', kind: 'tournament', ...more }, sending)
      },
    }
  }
  return { vendor, firstKey, send, seat }
}

/** The same of a vendor that is connected here, with these games. */
export const vendorAt = async (gateway: TestGateway, vendor = 'PG', games = [slotRow(1), slotRow(2, { enabled: false })]) => {
  await addSlots(gateway, ...games)
  await gateway.vendors.keys.connect(vendor)
  return vendorWith(gateway, await gateway.vendors.keys.add(vendor), vendor)
}

export type TestVendor = ReturnType<typeof vendorWith>
export type Seat = Awaited<ReturnType<TestVendor['seat']>>
