import type { Localized } from '@portico/contract/kit/wire'
import type { AutoResponder, ResponderStep, SeenChat } from '@portico/gateway/ports/auto-responder'
import { ANSWERS, ELSE, HELLO } from './words.ts'

export const PERSON = 'Mai'

/** How long she lets somebody wait, reads and types: so that each can be seen. */
const JOINS_MS = 4_000
const READS_MS = 1_500
const TYPES_MS = 2_500

const inLanguage = (texts: Localized, language: string): string => texts[language] ?? texts['EN'] ?? ''

/** What she says next; undefined when it is the member's turn. */
const nextText = ({ lines, language }: SeenChat): string | undefined => {
  const last = lines.at(-1)
  const greeted = lines.some(({ by }) => by === 'DESK')
  if (last?.by === 'DESK') return undefined
  if (last && (greeted || ANSWERS.some(([about]) => about.test(last.text))))
    return inLanguage(ANSWERS.find(([about]) => about.test(last.text))?.[1] ?? ELSE, language)
  return inLanguage(HELLO, language)
}

/** Mai: joins, reads, types and answers, each in its time. */
export const demoResponder: AutoResponder = {
  next: (chat, now): ResponderStep | undefined => {
    const since = (at: Date) => now.getTime() - at.getTime()
    if (chat.state === 'WAITING') return since(chat.openedAt) >= JOINS_MS ? { act: 'JOIN', person: PERSON } : undefined
    if (chat.person !== PERSON) return undefined
    const last = chat.lines.at(-1)
    const text = nextText(chat)
    if (text === undefined) return undefined
    if (last && chat.deskRead < last.position) return since(last.at) >= READS_MS ? { act: 'READ' } : undefined
    if (chat.typedAt === null || (last && last.at > chat.typedAt)) return { act: 'TYPE', person: PERSON }
    return since(chat.typedAt) >= TYPES_MS ? { act: 'SAY', person: PERSON, text } : undefined
  },
}
