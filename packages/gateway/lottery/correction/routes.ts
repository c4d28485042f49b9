import {
  confirmCorrection,
  confirmVoid,
  previewCorrection,
  previewVoid,
  proposeCorrection,
  voidIssue,
} from '@portico/contract/lottery/operator-calls'
import { type Binding, bind } from '../../http/bind.ts'
import type { Corrections } from './service.ts'

export const correctionRoutes = (corrections: Corrections): Binding[] => [
  bind(proposeCorrection, ({ request, context }) => corrections.propose(request, context.operator)),
  bind(previewCorrection, ({ request }) => corrections.preview(request.id)),
  bind(confirmCorrection, ({ request, context }) => corrections.confirm(request, context.operator)),
  bind(voidIssue, ({ request, context }) => corrections.voids.propose(request, context.operator)),
  bind(previewVoid, ({ request }) => corrections.voids.preview(request.id)),
  bind(confirmVoid, ({ request, context }) => corrections.voids.confirm(request, context.operator)),
]
