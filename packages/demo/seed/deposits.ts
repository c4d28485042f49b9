import type { Services } from '@portico/gateway/areas'
import { randomId, type RandomSource } from '@portico/gateway/ports/random'
import { SANDBOX } from '../payments/methods.ts'

interface Story {
  readonly method: string
  /** In whole dong. */
  readonly amount: string
  /** What its payer pressed on the sandbox's page, one after the other; `cancel` on the site. */
  readonly actions: readonly string[]
}

/** One deposit of each outcome, and at the end one that waits. What is left alone runs out. */
const STORIES: readonly Story[] = [
  { method: 'SANDBOX_QR', amount: '500000', actions: [] },
  { method: 'SANDBOX_CARD', amount: '100000', actions: ['approve'] },
  { method: 'SANDBOX_WALLET', amount: '300000', actions: ['approve', 'reverse'] },
  { method: 'SANDBOX_QR', amount: '800000', actions: ['decline'] },
  { method: 'SANDBOX_WALLET', amount: '250000', actions: ['cancel'] },
  { method: 'SANDBOX_QR', amount: '1000000', actions: ['less'] },
]
const WAITING: Story = { method: 'SANDBOX_QR', amount: '1500000', actions: [] }

export interface DepositStories {
  readonly cashier: Services['cashier']
  readonly random: RandomSource
  readonly payer: { readonly memberId: string; readonly currency: string }
}

/** A thousand dong are one of any other currency here, so that every provider's bounds hold the stories. */
const inCurrency = (dong: string, currency: string): string => (currency === 'VND' ? dong : dong.replace(/000$/, ''))

const live = async ({ cashier, random, payer }: DepositStories, { method, amount, actions }: Story): Promise<void> => {
  const { depositId } = await cashier.deposit(payer, { method, amount: inCurrency(amount, payer.currency) }, randomId(random))
  for (const action of actions) {
    if (action === 'cancel') await cashier.cancel(payer, depositId, 'EN')
    else await cashier.sandboxPage(SANDBOX)?.press(depositId, action)
    await cashier.work()
  }
}

/** What has come to an end when the demonstration begins. */
export const seedPastDeposits = async (parts: DepositStories): Promise<void> => {
  for (const story of STORIES) await live(parts, story)
}

/** What waits when it begins, after what was left alone has run out. */
export const seedWaitingDeposit = async (parts: DepositStories): Promise<void> => {
  await parts.cashier.askProviders()
  await live(parts, WAITING)
}
