import {
  importDraws,
  operatorAnnouncements,
  operatorBooks,
  publishAnnouncement,
  retractAnnouncement,
  setStatus,
} from '@portico/contract/operator'
import type { Content } from '../content/service.ts'
import { type Binding, bind } from '../http/bind.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Lottery } from '../lottery/service.ts'
import type { Status } from '../system/status.ts'

export interface OperatorDeps {
  readonly content: Content
  readonly status: Status
  readonly ledger: Pick<Ledger, 'check'>
  readonly lottery: Pick<Lottery, 'importDraws'>
}

/** What the operator's command line asks for. The key is checked before, by the HTTP layer. */
export const operatorRoutes = ({ content, status, ledger, lottery }: OperatorDeps): Binding[] => [
  bind(publishAnnouncement, ({ request }) => content.publish(request)),
  bind(operatorAnnouncements, ({ request }) => content.published(request.types)),
  bind(retractAnnouncement, ({ request }) => content.retract(request.id)),
  bind(importDraws, ({ request }) => lottery.importDraws(request.gameCode, request.draws)),
  bind(operatorBooks, async () => {
    const { findings, ...books } = await ledger.check()
    return { ...books, findings: [...findings] }
  }),
  bind(setStatus, async ({ request }) => {
    await status.set({ status: request.status, message: request.message ?? null })
    return { status: request.status }
  }),
]
