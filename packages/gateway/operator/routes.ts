import {
  importDraws,
  operatorAnnouncements,
  operatorBooks,
  publishAnnouncement,
  retractAnnouncement,
  setStatus,
} from '@portico/contract/operator'
import { offerGame } from '@portico/contract/operator-games'
import type { Catalogue } from '../catalogue/service.ts'
import type { Content } from '../content/service.ts'
import { type Binding, bind } from '../http/bind.ts'
import type { Ledger } from '../ledger/service.ts'
import type { Lottery } from '../lottery/service.ts'
import type { Status } from '../system/status.ts'

export interface OperatorDeps {
  readonly content: Content
  readonly catalogue: Pick<Catalogue, 'offer'>
  readonly status: Status
  readonly ledger: Pick<Ledger, 'check'>
  readonly lottery: Pick<Lottery, 'importDraws'>
}

/** What the operator's command line asks for. The key is checked before, by the HTTP layer. */
export const operatorRoutes = ({ content, catalogue, status, ledger, lottery }: OperatorDeps): Binding[] => [
  bind(publishAnnouncement, ({ request }) => content.publish(request)),
  bind(operatorAnnouncements, ({ request }) => content.published(request.types)),
  bind(retractAnnouncement, ({ request }) => content.retract(request.id)),
  bind(offerGame, async ({ request }) => {
    await catalogue.offer(request.gameCode, request.enabled)
    return request
  }),
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
