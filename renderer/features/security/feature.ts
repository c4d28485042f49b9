import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    passkeyOffer: Record<never, never>
  }
}

export const security = {
  pages: [{ strings: ['security', 'session', 'errors'], member: { securityCenter: () => import('./pages/security-page.tsx') } }],
  memberDialogs: { passkeyOffer: () => import('./components/passkey-offer-dialog.tsx') },
} satisfies Feature
