import type { Feature } from '../../core/feature.ts'
import { SessionService } from './components/session-service.tsx'
import { slice } from './slice.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    login: { readonly next?: string }
    register: Record<never, never>
    signOut: { readonly then: string }
  }
}

export const session = {
  dialogs: {
    login: () => import('./components/login-dialog.tsx'),
    register: () => import('./components/register-dialog.tsx'),
  },
  memberDialogs: { signOut: () => import('./components/sign-out-dialog.tsx') },
  services: [SessionService],
  slice,
} satisfies Feature
