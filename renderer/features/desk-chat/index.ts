import { lazyPart } from '../../lib/lazy-part.ts'

/** The live chat that goes on while its panel is closed; nothing where there is none. */
export const DeskChatPill = lazyPart(async () => (await import('./components/chat-pill.tsx')).Component)
