import type { Feature } from '../../core/feature.ts'

const messages = () => import('./pages/messages-page.tsx')

export const inbox = {
  pages: [{ strings: ['inbox', 'support', 'upload', 'errors'], member: { messageV2: messages }, agent: { agentMessages: messages } }],
} satisfies Feature
