import type { Feature } from '../../core/feature.ts'
import { ClientButton, DesktopService } from './components/desktop-only.tsx'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** The desktop client's own settings. */
    client: { readonly tab: 'line' | 'update' | 'settings' | 'diagnostics' }
  }
}

export const desktop = {
  dialogs: { client: () => import('./components/client-dialog.tsx') },
  slots: { client: ClientButton },
  services: [DesktopService],
} satisfies Feature
