import { deskChatArea } from '../desk-chat/index.ts'
import { supportArea } from '../support/index.ts'
import type { Composer } from './composer.ts'
import type { Foundation } from './foundation.ts'
import type { Letters } from './letters.ts'
import type { Money } from './money.ts'

/** What members ask the house. */
export const composeContact = (
  { platform, parts, listed }: Composer,
  { audit }: Pick<Foundation, 'audit'>,
  { inbox }: Letters,
  { uploads }: Pick<Money, 'uploads'>,
) => {
  const support = listed(supportArea(platform, { audit, inbox, uploads }))
  const deskChat = listed(deskChatArea(platform, { audit, cases: support.chats, uploads, responder: parts.autoResponder }))
  return { support, deskChat }
}
