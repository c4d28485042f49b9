import { randomUUID } from 'node:crypto'
import { noticePath } from '@portico/contract/cashier/notice-path'
import { formatUnits, ONE } from '@portico/contract/kit/money'
import { parseSignedNotice, signNotice } from '../cashier/index.ts'
import type { ConnectPaymentProvider, DepositStatus } from '../ports/payment-provider.ts'
import type { TestGateway } from './gateway.ts'
import { openPlayer } from './player.ts'

/** What the provider answers when it is asked, its secrets, and whether it is there; a test says so. */
export interface Script {
  status: DepositStatus | Error
  secrets: string[]
  down: boolean
}

const usual = (): Script => ({ status: { state: 'UNKNOWN' }, secrets: ['new', 'old'], down: false })

/** A provider named acme that does as its script says. */
export const scriptedProvider = () => {
  const script = usual()
  const connect: ConnectPaymentProvider = ({ clock }) => ({
    name: 'acme',
    methods: [
      { method: 'CARD', names: { EN: 'Card' }, bounds: { VND: { min: ONE, max: 1_000_000n * ONE } }, sandbox: false, fee: 250 },
      { method: 'QR', names: { EN: 'QR' }, bounds: { VND: { min: ONE, max: 1_000_000n * ONE } }, sandbox: false, kind: 'QR' },
    ],
    create: async ({ reference }) => {
      if (script.down) throw new Error('no line')
      return { qr: `pay ${reference}`, fields: [{ name: 'MESSAGE', value: reference }] }
    },
    statusOf: async (id) => {
      if (script.status instanceof Error) throw script.status
      return 'notice' in script.status && script.status.notice.depositId !== id ? { state: 'PENDING' } : script.status
    },
    parse: parseSignedNotice(async () => script.secrets, clock),
  })
  return { script, connect, reset: () => Object.assign(script, usual()) }
}

/** Deposits by that provider, and its notices of them: of 50,000 each where nothing else is said. */
export const payingBy = (gateway: () => TestGateway) => {
  const bodyOf = (depositId: string, more: object = {}): string =>
    JSON.stringify({ providerRef: `ref-${depositId}`, depositId, amount: '50000', currency: 'VND', outcome: 'PAID', ...more })

  /** Sent, not worked on. */
  const send = (body: string | Uint8Array, { secret = 'new', at = gateway().clock.now(), id = 'n' } = {}, to = 'acme') => {
    const { raw, headers } = signNotice(secret, body, at, id)
    const sent = { ...(headers as Record<string, string>), 'content-type': 'application/json' }
    return gateway().app.inject({ method: 'POST', url: noticePath(to), payload: Buffer.from(raw), headers: sent })
  }

  return {
    bodyOf,
    send,
    begin: async (method = 'QR', amount = '50000') => {
      const player = await openPlayer(gateway(), '0')
      const { depositId } = await gateway().cashier.deposit(player.caller, { method, amount }, randomUUID())
      const view = async () => (await gateway().cashier.status(player.caller, depositId, 'EN')).deposit
      return { player, depositId, view, balance: async () => formatUnits(await player.balance()) }
    },
    /** Sent and worked on; answers whether it was taken. */
    say: async (depositId: string, more: object = {}): Promise<void> => {
      const { statusCode } = await send(bodyOf(depositId, more))
      if (statusCode !== 200) throw new Error(`the notice was answered ${statusCode}`)
      await gateway().cashier.work()
    },
    /** What waits for a decision about it. */
    cases: async (depositId: string) =>
      (await gateway().cashier.unmatched.list({ state: 'OPEN' })).list.filter((each) => each.depositId === depositId),
  }
}
