import { depositWebhook } from '@portico/contract/cashier/calls'
import type { RequestOf } from '@portico/contract/kit/call'
import { parseUnits } from '@portico/contract/kit/money'
import { isGenuine, signBody } from '../kit/signed-body.ts'
import type { Clock } from '../ports/clock.ts'
import type { PaymentProvider, ReceivedNotice } from '../ports/payment-provider.ts'

/** A notice in the contract's own form, which says whose it is. */
export type Notice = RequestOf<typeof depositWebhook>

/** A notice in the contract's form, signed. */
export const signNotice = (secret: string, body: string, at: Date): ReceivedNotice => signBody(secret, body, at)

const parseNotice = (body: string): Notice | undefined => {
  try {
    const notice = depositWebhook.request.safeParse(JSON.parse(body))
    return notice.success ? notice.data : undefined
  } catch {
    return undefined
  }
}

/** `readNotice` of a provider that sends the contract's form, signed with this secret. */
export const readSignedNotice =
  (secret: () => Promise<string>, clock: Clock): PaymentProvider['readNotice'] =>
  async (received) => {
    if (!isGenuine(await secret(), received, clock.now())) return undefined
    const notice = parseNotice(received.body)
    return notice && { ...notice, amount: parseUnits(notice.amount) }
  }
