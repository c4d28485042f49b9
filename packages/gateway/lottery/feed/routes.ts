import {
  confirmResult,
  keepPastResults,
  operatorResults,
  proposeResults,
  readResultRows,
  rejectResult,
} from '@portico/contract/lottery/operator-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { Results } from './service.ts'

export const resultRoutes = (results: Results): Binding[] => [
  bind(proposeResults, ({ request, context }) => results.propose(request.gameCode, request.source, context.operator, request.results)),
  bind(readResultRows, ({ request }) => Promise.resolve(results.read(request.gameCode, request.rows))),
  bind(keepPastResults, ({ request }) => results.keepPast(request.gameCode, request.results)),
  bind(operatorResults, ({ request }) => results.list(request)),
  bind(confirmResult, ({ request, context }) => results.confirm(request.id, context.operator)),
  bind(rejectResult, ({ request, context }) => results.reject(request.id, context.operator, request.reason)),
]
