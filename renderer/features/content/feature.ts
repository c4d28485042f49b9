import type { Feature } from '../../core/feature.ts'
import { NoticeBell } from './components/notice-bell.tsx'
import { ContentService } from './content-service.tsx'
import { ServiceEntries } from './index.ts'

declare module '../../core/dialogs.ts' {
  interface DialogPayloads {
    help: { readonly topic?: string }
    legal: Record<never, never>
    notices: Record<never, never>
    /** The popups of whoever is here. */
    public: Record<never, never>
    /** The chat room. */
    room: Record<never, never>
  }
}

export const content = {
  pages: [
    { strings: ['agent', 'errors'], agent: { agentAnnouncement: () => import('./pages/office-notices-page.tsx') } },
    { strings: ['blog'], site: { blog: () => import('./pages/blog-page.tsx') } },
  ],
  dialogs: {
    help: () => import('./components/help-dialog.tsx'),
    legal: () => import('./components/legal-dialog.tsx'),
    notices: () => import('./components/notices-dialog.tsx'),
    public: () => import('./components/public-dialog.tsx'),
    room: () => import('./components/room-dialog.tsx'),
  },
  slots: { notices: NoticeBell, contacts: ServiceEntries },
  services: [ContentService],
} satisfies Feature
