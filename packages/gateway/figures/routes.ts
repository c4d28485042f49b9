import { rebuildFigures as rebuildCall } from '@portico/contract/operator/calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Figures } from './service.ts'

export const figuresRoutes = (figures: Pick<Figures, 'rebuild'>): Binding[] => [
  bind(rebuildCall, async () => ({ changed: await figures.rebuild() })),
]
