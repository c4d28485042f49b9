import type { ProxyLogin } from '@portico/contract/desktop/shapes'
import { type Observable, observable } from '../ports.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

export interface Challenge {
  /** `host:port` */
  readonly proxy: string
  readonly realm: string
  /** What the proxy was offered and did not take. */
  readonly rejected: Credentials | undefined
}

/** Names and passwords for proxies: asked of the person once, kept in memory only, never written. */
export interface ProxyAuth {
  /** What was answered for this `host:port`. */
  readonly known: (proxy: string) => Credentials | undefined
  /** Waits for the person's answer; undefined when there is none. Many may wait for one question. */
  readonly answer: (challenge: Challenge) => Promise<Credentials | undefined>
  /** The question that stands. */
  readonly asking: Observable<ProxyLogin | null>
  /** The person's answer to it; null refuses, and is not asked again until `forget`. */
  readonly reply: (credentials: Credentials | null) => void
  /** Another setting: what was known and refused no longer counts. */
  readonly forget: () => void
}

interface Question {
  readonly challenge: Challenge
  readonly settled: Promise<Credentials | undefined>
  readonly settle: (credentials: Credentials | undefined) => void
}

const same = (a: Credentials | undefined, b: Credentials | undefined): boolean =>
  a !== undefined && b !== undefined && a.username === b.username && a.password === b.password

export const createProxyAuth = (): ProxyAuth => {
  const known = new Map<string, Credentials>()
  const refused = new Set<string>()
  const questions = new Map<string, Question>()
  const asking = observable<ProxyLogin | null>(null)

  const show = () => {
    const [next] = questions.values()
    const standing = asking.get()
    if (!next && !standing) return
    if (next?.challenge.proxy === standing?.host && next?.challenge.realm === standing?.realm) return
    asking.set(next ? { host: next.challenge.proxy, realm: next.challenge.realm } : null)
  }

  const question = (challenge: Challenge): Question => {
    const { promise: settled, resolve: settle } = Promise.withResolvers<Credentials | undefined>()
    const question = { challenge, settled, settle }
    questions.set(challenge.proxy, question)
    show()
    return question
  }

  const close = ({ challenge, settle }: Question, credentials: Credentials | undefined) => {
    questions.delete(challenge.proxy)
    settle(credentials)
  }

  return {
    known: (proxy) => known.get(proxy),
    answer: async (challenge) => {
      const { proxy, rejected } = challenge
      if (refused.has(proxy)) return undefined
      const remembered = known.get(proxy)
      if (remembered && !same(remembered, rejected)) return remembered
      known.delete(proxy)
      return (questions.get(proxy) ?? question(challenge)).settled
    },
    asking,
    reply: (credentials) => {
      const [question] = questions.values()
      if (!question) return
      const { proxy } = question.challenge
      if (credentials) known.set(proxy, credentials)
      else refused.add(proxy)
      close(question, credentials ?? undefined)
      show()
    },
    forget: () => {
      known.clear()
      refused.clear()
      for (const question of questions.values()) close(question, undefined)
      show()
    },
  }
}
