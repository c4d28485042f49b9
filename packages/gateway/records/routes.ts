import {
  accountRecords,
  bonusDetails,
  leaveBonus,
  manualRebate,
  personalProfit,
  recordFile,
  recordStory,
  recordTotals,
  statement,
} from '@portico/contract/records/calls'
import type { FastifyInstance } from 'fastify'
import { type Binding, bind } from '../http/bind.ts'
import { RECORD_FILES, type RecordFiles } from './files.ts'
import type { RecordsApi } from './api.ts'

export const recordsRoutes = (records: RecordsApi): Binding[] => [
  bind(accountRecords, ({ request, caller, context }) => records.page(caller, request, context.language)),
  bind(recordTotals, ({ request, caller, context }) => records.totals(caller, request, context.language)),
  bind(recordStory, ({ request, caller, context }) => records.story(caller, request.id, context.language)),
  bind(personalProfit, ({ request, caller, context }) => records.profit(caller, request, context.language)),
  bind(manualRebate, ({ request, caller, context }) => records.rebates(caller, request, context.language)),
  bind(bonusDetails, ({ request, caller, context }) => records.bonuses(caller, request, context.language)),
  bind(leaveBonus, ({ request, caller }) => records.leaveBonus(caller, request)),
  bind(statement, ({ request, caller }) => records.statement(caller, request)),
  bind(recordFile, ({ request, caller, context }) => records.files.address(caller, request, context.language)),
]

/** Files at addresses that are good for a minute. */
export const registerRecordFiles = (app: FastifyInstance, files: Pick<RecordFiles, 'open'>): void => {
  app.get<{ Params: { '*': string } }>(`${RECORD_FILES}/*`, async ({ params }, reply) => {
    const file = await files.open(params['*'])
    if (!file) return reply.callNotFound()
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Referrer-Policy': 'no-referrer',
      })
      .type(file.type)
      .send(file.content)
  })
}
