import { ensureSetting, readSetting } from '@portico/gateway/db/settings'
import type { Database } from '@portico/gateway/db/open'
import type { Payouts } from '@portico/gateway/ports/payouts'

const keyOf = (id: string): string => `sandbox.payout.${id}`

/** Payouts of the demonstration: paid as soon as they are asked for, each once. */
export const sandboxPayouts = ({ orm }: Pick<Database, 'orm'>): Payouts => ({
  payout: async ({ id }) => {
    const providerRef = String(await ensureSetting(orm, keyOf(id), `sbx-out-${id}`))
    return { state: 'PAID', providerRef }
  },
  payoutStatusOf: async (id) => {
    const providerRef = await readSetting(orm, keyOf(id))
    return typeof providerRef === 'string' ? { state: 'PAID', providerRef } : { state: 'UNKNOWN' }
  },
})
