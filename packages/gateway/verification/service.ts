import type { Queryable, Tx } from '../db/open.ts'
import { ensureSetting } from '../db/settings.ts'
import { Failure } from '../failure.ts'
import type { CodePurpose, Messages } from '../messages/index.ts'
import type { Platform } from '../platform.ts'
import type { MessageChannel } from '../ports/message-provider.ts'
import { randomToken } from '../ports/random.ts'
import { hashOf, newCode } from './code.ts'
import { burntAt, judgeAnswer, writeCode } from './store.ts'

export const CODE_MINUTES = 10
const CODE_MS = CODE_MINUTES * 60_000
const MOST_ANSWERS = 5
/** After so many wrong answers no new code is sent for this long. */
const LOCKED_MS = 5 * 60_000

/** What a code is good for: one purpose, one address and, where there is one, one flow. */
export interface CodeFor {
  readonly purpose: CodePurpose
  /** A number as E.164 writes it, or an e-mail address in lower case. */
  readonly to: string
  /** What only the browser that asked for the code knows. */
  readonly flowId?: string | undefined
}

export interface CodeRequest extends CodeFor {
  readonly ip: string
  /** Gateway language code. */
  readonly language: string
  /** The calling code of a number. */
  readonly dialingCode?: string | undefined
  readonly memberId?: string | null
  /** Does and counts the same, and sends it to nobody: for an address that no account has. */
  readonly withheld?: boolean
}

export type Judgement = 'RIGHT' | 'WRONG' | 'GONE'

export interface Codes {
  /**
   * Sends a new code, by SMS to a number and else by e-mail, and lets the one before it go.
   * @throws Failure MESSAGE_QUOTA, CODE_LOCKED, each with `retryAfter`
   */
  send(request: CodeRequest): Promise<{ readonly expiresAt: Date }>
  /**
   * Judges an answer: RIGHT once, GONE where no code takes one any more. A transaction that is rolled back after it has not counted the
   * answer, so whoever passes one commits it whatever the answer was.
   */
  judge(db: Queryable, answer: CodeFor & { readonly code: string }): Promise<Judgement>
  /** `judge`, with how many answers remain; undefined where it is GONE. */
  answer(
    db: Queryable,
    answer: CodeFor & { readonly code: string },
  ): Promise<{ readonly right: boolean; readonly remaining: number } | undefined>
  /** `judge` in a transaction of its own. @throws Failure CODE_WRONG with how many answers `remaining` there are, CODE_EXPIRED */
  check(answer: CodeFor & { readonly code: string }): Promise<void>
}

const channelOf = (to: string): MessageChannel => (to.startsWith('+') ? 'SMS' : 'EMAIL')

export const createCodes = (
  { database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>,
  { messages }: { readonly messages: Pick<Messages, 'send'> },
): Codes => {
  const db = database.orm
  let secret: Promise<string> | undefined
  const hashKey = () => {
    secret ??= ensureSetting(db, 'verification.key', randomToken(random)).then(String)
    return secret
  }
  const keysOf = async ({ purpose, to, flowId = '' }: CodeFor) => {
    const key = await hashKey()
    return {
      key: hashOf(key, 'code', purpose, to, flowId),
      recipient: hashOf(key, 'recipient', purpose, to),
      hashCode: (code: string) => hashOf(key, 'answer', purpose, to, flowId, code),
    }
  }

  const checkLock = async (tx: Tx, recipient: string, now: Date): Promise<void> => {
    const left = ((await burntAt(tx, recipient))?.getTime() ?? 0) + LOCKED_MS - now.getTime()
    if (left > 0) throw new Failure('CODE_LOCKED', { retryAfter: Math.ceil(left / 1000) })
  }

  const answerWith: Codes['answer'] = async (queryable, { code, ...answer }) => {
    const { key, hashCode } = await keysOf(answer)
    const judged = await judgeAnswer(queryable, { key, codeHash: hashCode(code), most: MOST_ANSWERS, now: clock.now() })
    return judged && { right: judged.right, remaining: MOST_ANSWERS - judged.answers }
  }

  return {
    send: async ({ ip, language, dialingCode, memberId = null, withheld = false, ...request }) => {
      const { purpose, to } = request
      const { key, recipient, hashCode } = await keysOf(request)
      const code = newCode(random)
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + CODE_MS)
      await db.transaction(async (tx) => {
        await checkLock(tx, recipient, now)
        await messages.send(tx, {
          channel: channelOf(to),
          to,
          template: 'code',
          values: { purpose, code, minutes: String(CODE_MINUTES) },
          language,
          memberId,
          ip,
          dialingCode,
          withheld,
          lifeMs: CODE_MS,
        })
        await writeCode(tx, { key, recipient, codeHash: hashCode(code), expiresAt })
      })
      return { expiresAt }
    },
    answer: answerWith,
    judge: async (queryable, answer) => {
      const judged = await answerWith(queryable, answer)
      if (!judged) return 'GONE'
      return judged.right ? 'RIGHT' : 'WRONG'
    },
    check: async (answer) => {
      const judged = await answerWith(db, answer)
      if (!judged) throw new Failure('CODE_EXPIRED')
      if (!judged.right) throw new Failure('CODE_WRONG', { remaining: String(judged.remaining) })
    },
  }
}
