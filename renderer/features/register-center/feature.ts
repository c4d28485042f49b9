import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    newRegisterLink: object
    openDownline: object
    revokeRegisterLink: { readonly linkId: string; readonly code: string }
  }
}

export const registerCenter = {
  pages: [
    {
      strings: ['registerCenter', 'tables', 'errors'],
      agent: { registerCenter: () => import('./register-page.tsx') },
    },
  ],
  memberDialogs: {
    newRegisterLink: () => import('./new-link-dialog.tsx'),
    openDownline: () => import('./open-account-dialog.tsx'),
    revokeRegisterLink: () => import('./revoke-dialog.tsx'),
  },
} satisfies Feature
