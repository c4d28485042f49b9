import { forgetTab } from '../../lib/forget-tab.ts'
import type { Platform } from '../../platform/port.ts'
import type { SessionMember } from './slice.ts'

/** What was sent and not answered stays under its account's name: else a member who comes back could pay for it twice. */
export const UNANSWERED = ['portico.deposit.', 'portico.slip.']

const PREFIX = 'portico.'

/**
 * Keeps for this tab whose site it is and, beside the token, who is here: the merchant, the account and whether it is an agent's
 * [CONFIG-03]. What the tab kept for another reader is forgotten first, and for another merchant the token with it.
 *
 * @param reader absent while nobody is here: who was last stays, as somebody else may come
 */
export const keepReader = (merchant: string, reader: SessionMember | undefined, { token }: Pick<Platform, 'token'>): void => {
  try {
    const differs = (name: string, value: string) => (sessionStorage.getItem(PREFIX + name) ?? value) !== value
    const now = { merchant, ...(reader && { username: reader.account, isAgent: String(reader.agent) }) }
    if (Object.entries(now).some(([name, value]) => differs(name, value))) {
      const own = differs('merchant', merchant) ? undefined : token.read()
      forgetTab(UNANSWERED)
      if (own !== undefined) token.write(own)
    }
    for (const [name, value] of Object.entries(now)) sessionStorage.setItem(PREFIX + name, value)
  } catch {
    // a browser that refuses storage keeps nothing for anybody
  }
}
