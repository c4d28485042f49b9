import type { CHAT_FAILURES } from '@portico/contract/chat/failures'
import type { CONTENT_FAILURES } from '@portico/contract/content/failures'
import type { DESK_CHAT_FAILURES } from '@portico/contract/desk-chat/failures'
import type { INBOX_FAILURES } from '@portico/contract/inbox/failures'
import type { SUPPORT_FAILURES } from '@portico/contract/support/failures'
import type { OPERATOR_FAILURES } from '@portico/contract/operator/failures'
import type { Place } from '../named-test.ts'
import { gateway } from './places.ts'

type Code =
  | keyof typeof CHAT_FAILURES
  | keyof typeof CONTENT_FAILURES
  | keyof typeof DESK_CHAT_FAILURES
  | keyof typeof INBOX_FAILURES
  | keyof typeof SUPPORT_FAILURES
  | keyof typeof OPERATOR_FAILURES

/** Refusals about content, chat rooms, letters, customer service and the operator’s desk. */
export const HOUSE: Readonly<Record<Code, Place>> = {
  ANNOUNCEMENT_UNKNOWN: gateway('content/content', '[CONTENT-01] an announcement is'),
  CONTENT_UNKNOWN: gateway('content/entries/blog', '[MEMBER-07] the blog lists the'),
  CHAT_UNKNOWN: gateway('content/entries/entries', '[CONTENT-05] [CALL-16] the customer'),
  ROOM_UNKNOWN: gateway('room/moderation', 'there is one for each language'),
  ROOM_LINK: gateway('room/moderation', 'no links, no marks'),
  ROOM_MUTED: gateway('room/readers', 'who is muted at one gateway'),
  ROOM_MESSAGE_UNKNOWN: gateway('room/moderation', 'what the desk takes out is gone'),
  ROOM_OWN_MESSAGE: gateway('room/readers', 'three readers who report a message'),
  LETTER_UNKNOWN: gateway('inbox/inbox', 'are taken back from every inbox,'),
  DESK_CHAT_SHUT: gateway('desk-chat/desk-chat', 'is shut outside of the desk’s hours'),
  DESK_CHAT_ENDED: gateway('desk-chat/desk-chat', 'takes a line once however often'),
  DESK_CHAT_UNKNOWN: gateway('desk-chat/desk-chat', 'is an answered case when the desk ends it'),
  CASE_UNKNOWN: gateway('support/support', 'is nobody else’s to read,'),
  CASE_CHANGED: gateway('support/support', '[MEMBER-06] [CALL-09] is asked with a picture'),
  CASE_CLOSED: gateway('support/support', 'can be reopened for 30 days'),
  TOO_MANY_CASES: gateway('support/support', 'is one of ten that wait at most'),
  CLOCK_FIXED: gateway('system/clock', 'a gateway on real time refuses'),
  LAST_ADMINISTRATOR: gateway('operators/operators', 'cannot go, nor be invited anew,'),
  OPERATOR_KEY_WRONG: gateway('adjustments/adjustments', 'nobody and nothing are refused'),
  OPERATOR_ROLE_WRONG: gateway('adjustments/adjustments', 'nobody and nothing are refused'),
  PERSON_TAKEN: gateway('operators/people', 'who is removed is out at once,'),
  PERSON_UNKNOWN: gateway('operators/people', 'is approved by another administrator'),
}
