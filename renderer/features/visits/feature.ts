import type { Feature } from '../../core/feature.ts'
import { VisitService } from './components/visit-parts.tsx'

export const visits = { services: [VisitService] } satisfies Feature
