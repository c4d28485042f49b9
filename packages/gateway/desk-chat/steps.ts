import type { Tx } from '../db/open.ts'
import type { Platform } from '../platform.ts'
import type { CasesOfChats } from '../support/index.ts'
import { allLines, type ChatRow, insertLine, type LineRow, saveChat, waiting } from './store.ts'

interface NewLine {
  readonly id: string
  readonly by: 'MEMBER' | 'DESK'
  readonly person: string | null
  readonly text: string
}

/** What can happen to a chat whose row the transaction holds. Each answers how it stands then, and tells the member. */
export interface Steps {
  /** Counts what was said as read by the desk. */
  seen(tx: Tx, chat: ChatRow): Promise<ChatRow>
  join(tx: Tx, chat: ChatRow, person: string): Promise<ChatRow>
  type(tx: Tx, chat: ChatRow, person: string): Promise<ChatRow>
  /** Undefined where a line of this id was said already. */
  say(tx: Tx, chat: ChatRow, words: NewLine): Promise<{ readonly chat: ChatRow; readonly line: LineRow } | undefined>
  /** What was said becomes a case. */
  end(tx: Tx, chat: ChatRow, by: 'MEMBER' | 'DESK' | 'TIME'): Promise<ChatRow>
}

export const createSteps = ({ clock, events }: Pick<Platform, 'clock' | 'events'>, cases: CasesOfChats): Steps => {
  const tell = (tx: Tx, { memberId }: ChatRow) => events.notify(tx, memberId, 'deskChat.changed', {})

  /** Everybody who still waits has another place now. */
  const tellQueue = async (tx: Tx) =>
    events.notifyAll(
      tx,
      (await waiting(tx)).map((memberId) => ({ memberId, type: 'deskChat.changed', data: {} })),
    )

  const save = async (tx: Tx, chat: ChatRow, change: Partial<ChatRow>): Promise<ChatRow> => {
    const next = await saveChat(tx, { ...change, id: chat.id })
    await tell(tx, next)
    return next
  }

  const steps: Steps = {
    seen: (tx, chat) => (chat.deskRead === chat.last ? Promise.resolve(chat) : save(tx, chat, { deskRead: chat.last })),

    join: async (tx, chat, person) => {
      if (chat.state === 'TALKING' && chat.person === person) return steps.seen(tx, chat)
      const now = clock.now()
      const next = await save(tx, chat, {
        state: 'TALKING',
        person,
        joinedAt: chat.joinedAt ?? now,
        lastAt: now,
        typedAt: null,
        deskRead: chat.last,
      })
      if (chat.state === 'WAITING') await tellQueue(tx)
      return next
    },

    type: async (tx, chat, person) => {
      const joined = await steps.join(tx, chat, person)
      const next = await saveChat(tx, { id: joined.id, typedAt: clock.now() })
      await events.notify(tx, next.memberId, 'deskChat.changed', { typing: person })
      return next
    },

    say: async (tx, chat, words) => {
      const now = clock.now()
      const position = chat.last + 1
      const line = await insertLine(tx, { ...words, chatId: chat.id, position, at: now })
      if (!line) return undefined
      const caseKey =
        words.by === 'MEMBER' && chat.caseNumber === null
          ? await cases.keepNumber(tx).then(({ serial, number }) => ({ caseSerial: serial, caseNumber: number }))
          : {}
      // Whoever writes has read what stands above.
      const read = words.by === 'MEMBER' ? { read: position } : { deskRead: position, typedAt: null }
      return { line, chat: await save(tx, chat, { ...caseKey, ...read, last: position, lastAt: now }) }
    },

    end: async (tx, chat, by) => {
      const { id, memberId, caseSerial, caseNumber, openedAt } = chat
      if (caseSerial !== null && caseNumber !== null) {
        const lines = await allLines(tx, id)
        const answered = by === 'DESK' || lines.at(-1)?.by === 'DESK'
        await cases.open(tx, { chatId: id, memberId, serial: caseSerial, number: caseNumber, openedAt, lines, answered })
      }
      const next = await save(tx, chat, { state: 'ENDED', endedAt: clock.now(), typedAt: null })
      if (chat.state === 'WAITING') await tellQueue(tx)
      return next
    },
  }
  return steps
}
