import type { NextStep } from '@portico/contract/kit/next-step'
import type { Newcomer } from '@portico/contract/session/social-shapes'
import type { Feature } from '../../core/feature.ts'
import { SessionService } from './components/session-service.tsx'
import type { LoginFault } from './login-fault.ts'
import { slice } from './slice.ts'
import type { LikedGame } from './trial/trial-favourites.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    login: { readonly next?: string; readonly fault?: LoginFault; readonly favourite?: LikedGame }
    comeBack: { readonly code: string }
    newcomer: { readonly newcomer: Newcomer; readonly verifier: string; readonly remember: boolean; readonly next: string | undefined }
    register: Record<never, never>
    forgotPassword: { readonly portal?: 'SITE' | 'AGENT' }
    signInStep: { readonly next: NextStep; readonly remember: boolean; readonly then: string | undefined }
    signOut: { readonly then: string }
  }
}

export const session = {
  pages: [
    {
      strings: ['session', 'errors'],
      site: { recover: () => import('./recovery/recover-page.tsx'), passkey: () => import('./handover/handover-page.tsx') },
    },
  ],
  dialogs: {
    login: () => import('./components/login-dialog.tsx'),
    register: () => import('./register/register-dialog.tsx'),
    comeBack: () => import('./components/come-back-dialog.tsx'),
    newcomer: () => import('./components/newcomer-dialog.tsx'),
    forgotPassword: () => import('./recovery/forgot-dialog.tsx'),
    signInStep: () => import('./components/sign-in-step-dialog.tsx'),
  },
  memberDialogs: { signOut: () => import('./components/sign-out-dialog.tsx') },
  services: [SessionService],
  slice,
} satisfies Feature
