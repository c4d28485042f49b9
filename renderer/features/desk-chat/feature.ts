import type { Feature } from '../../core/feature.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    /** The live chat with the desk. */
    deskChat: Record<never, never>
  }
}

export const deskChat = { dialogs: { deskChat: () => import('./components/chat-dialog.tsx') } } satisfies Feature
