import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    passkeyOffer: Record<never, never>
    otherSessions: Record<never, never>
  }
}

export const security = {
  pages: [{ strings: ['security', 'session', 'errors'], member: { securityCenter: () => import('./pages/security-page.tsx') } }],
  memberDialogs: {
    passkeyOffer: () => import('./components/passkey-offer-dialog.tsx'),
    otherSessions: () => import('./components/other-sessions-dialog.tsx'),
  },
} satisfies Feature
