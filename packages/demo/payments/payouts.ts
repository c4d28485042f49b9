import { formatUnits, parseUnits } from '@portico/contract/kit/money'
import type { Institution } from '@portico/contract/withdrawal/shapes'
import { readSetting, writeSetting } from '@portico/gateway/db/settings'
import type { Clock } from '@portico/gateway/ports/clock'
import type { Database } from '@portico/gateway/db/open'
import type { PayoutNotice, Payouts, PayoutStatus } from '@portico/gateway/ports/payouts'
import * as z from 'zod/mini'

export const INSTITUTIONS: readonly Institution[] = [
  { code: 'HAIAU', kind: 'BANK', name: 'Hải Âu Bank' },
  { code: 'SONGXANH', kind: 'BANK', name: 'Sông Xanh Bank' },
  { code: 'NUIDA', kind: 'BANK', name: 'Núi Đá Bank' },
  { code: 'MAY', kind: 'WALLET', name: 'Mây Wallet' },
]

const payout = z.object({
  id: z.string(),
  amount: z.string(),
  currency: z.string(),
  to: z.string(),
  at: z.string(),
  state: z.enum(['PENDING', 'PAID', 'REFUSED']),
})
export type Payout = z.infer<typeof payout>

/** What becomes of payouts to come: decided on the page or paid after a while, silence with an end that is told only when asked, or lost on the way. */
export const PAYOUT_MODES = ['ANSWER', 'SILENT_PAID', 'SILENT_UNPAID', 'LOST'] as const
export type PayoutMode = (typeof PAYOUT_MODES)[number]

const MODE = 'sandbox.payout-mode'
const LATEST = 'sandbox.payouts'
const MOST_LISTED = 20
const keyOf = (id: string): string => `sandbox.payout.${id}`
const refOf = (id: string): string => `HA-${id.slice(0, 8).toUpperCase()}`

type Store = Pick<Database, 'orm'>

export const readPayout = async ({ orm }: Store, id: string): Promise<Payout | undefined> =>
  payout.safeParse(await readSetting(orm, keyOf(id))).data

export const readMode = async ({ orm }: Store): Promise<PayoutMode> =>
  z.enum(PAYOUT_MODES).safeParse(await readSetting(orm, MODE)).data ?? 'ANSWER'

export const writeMode = ({ orm }: Store, mode: PayoutMode): Promise<void> => writeSetting(orm, MODE, mode)

const latestIds = async ({ orm }: Store): Promise<readonly string[]> =>
  z.array(z.string()).safeParse(await readSetting(orm, LATEST)).data ?? []

/** The latest payouts, for the page. */
export const latestPayouts = async (store: Store): Promise<readonly Payout[]> => {
  const found = await Promise.all((await latestIds(store)).map((id) => readPayout(store, id)))
  return found.filter((each) => each !== undefined)
}

export const writePayout = ({ orm }: Store, value: Payout): Promise<void> => writeSetting(orm, keyOf(value.id), value)

/** What the sandbox says of a payout that has been decided. */
export const payoutNotice = ({ id, amount, currency, state }: Payout): PayoutNotice => ({
  kind: 'payout',
  payoutId: id,
  providerRef: refOf(id),
  amount: parseUnits(amount),
  currency,
  outcome: state === 'PAID' ? 'PAID' : 'DECLINED',
  ...(state === 'REFUSED' ? { reason: 'The bank refused the transfer.' } : {}),
})

const statusOf = ({ id, state }: Payout): PayoutStatus => ({
  state,
  providerRef: refOf(id),
  ...(state === 'REFUSED' ? { reason: 'The bank refused the transfer.' } : {}),
})

/** Payouts of the demonstration, each once. `later` decides one that nobody decided on the page. */
export const sandboxPayouts = (store: Store, clock: Clock, later: (id: string) => void): Payouts => ({
  institutions: INSTITUTIONS,
  payout: async ({ id, amount, currency, payee }) => {
    const known = await readPayout(store, id)
    if (known) return statusOf(known)
    const mode = await readMode(store)
    if (mode === 'LOST') throw new Error('the sandbox does not answer')
    const state = mode === 'ANSWER' ? 'PENDING' : mode === 'SILENT_PAID' ? 'PAID' : 'REFUSED'
    const to = `${payee.institution} ••${payee.account.slice(-4)}, ${payee.name}`
    const order = { id, amount: formatUnits(amount), currency, to, at: clock.now().toISOString(), state } as const
    await writePayout(store, order)
    await writeSetting(store.orm, LATEST, [id, ...(await latestIds(store))].slice(0, MOST_LISTED))
    if (mode !== 'ANSWER') throw new Error('the sandbox does not answer')
    later(id)
    return statusOf(order)
  },
  payoutStatusOf: async (id) => {
    const known = await readPayout(store, id)
    return known ? statusOf(known) : { state: 'UNKNOWN' }
  },
})
