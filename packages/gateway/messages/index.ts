import { type AreaOf, areaOf } from '../kit/area.ts'
import { DAY_MS } from '../kit/duration.ts'
import { addGauge } from '../kit/gauge.ts'
import type { Platform } from '../platform.ts'
import { sweepBudgets } from './budget-store.ts'
import { messageRoutes } from './routes.ts'
import type { OutboxPage } from '../ports/outbox-page.ts'
import { registerOutboxPage } from './outbox-page.ts'
import { createMessages, type Messages, type MessagesDeps } from './service.ts'
import { forgetMessages, readStored } from './store.ts'

export type { NewMessage } from './service.ts'
export type { CodePurpose, MessageValues, Notice as NoticeValues, NoticeTemplate, Template as MessageTemplate } from './texts/text.ts'
export { configuredProviders } from './providers/connect.ts'
export type { Messages }

const DELIVERY_MS = 500
const MOST_ON_PAGE = 50
const KEPT_MS = 30 * DAY_MS

/** SMS and e-mail out: budgets, the queue of messages, and their delivery to providers. */
export const messagesArea = (
  platform: Platform,
  { outboxPage: page, ...deps }: MessagesDeps & { readonly outboxPage?: OutboxPage | undefined },
): AreaOf<Messages> => {
  const messages = createMessages(platform, deps)
  return areaOf(messages, {
    name: 'messages',
    bindings: messageRoutes(messages),
    register: (app) => {
      if (page) registerOutboxPage(app, { page, stored: () => readStored(platform.database.orm, MOST_ON_PAGE) })
    },
    jobs: deps.providers.length === 0 ? [] : [{ name: 'message delivery', everyMs: DELIVERY_MS, run: messages.deliver }],
    sweep: async (tx, now) => {
      await sweepBudgets(tx, now)
      await forgetMessages(tx, new Date(now.getTime() - KEPT_MS))
    },
    metrics: (registry) => {
      addGauge(registry, {
        name: 'portico_messages',
        help: 'SMS and e-mails that are queued, and those of the last day that were given up',
        labels: ['state'],
        read: async () => Object.entries(await messages.health()).map(([state, value]) => ({ labels: { state }, value })),
      })
    },
  })
}
