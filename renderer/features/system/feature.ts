import type { Feature } from '../../core/feature.ts'
import { SystemService } from './components/system-service.tsx'
import { slice } from './slice.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** The site's other addresses. */
    lines: Record<never, never>
  }
}

export const system = {
  dialogs: { lines: () => import('./components/lines-dialog.tsx') },
  services: [SystemService],
  slice,
} satisfies Feature
