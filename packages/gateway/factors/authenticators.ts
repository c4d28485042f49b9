import type { NewAuthenticator } from '@portico/contract/factor/shapes'
import type { Tx } from '../db/open.ts'
import { Failure, refuse } from '../failure.ts'
import type { SecretBox } from '../kit/secret-box.ts'
import type { Platform } from '../platform.ts'
import {
  type Draft,
  endDraft,
  findAuthenticator,
  takeDraftAnswer,
  takeGuess,
  takeStep,
  writeAuthenticator,
  writeDraft,
} from './authenticator-store.ts'
import { newTotpSecret, totpStep, totpUri } from './totp.ts'

const DRAFT_MS = 10 * 60_000
const MOST_DRAFT_ANSWERS = 5
/** Wrong codes in a row, wherever they are given, until the app is closed for an hour. Recovery codes and passkeys go on. */
const MOST_GUESSES = 10
const LOCKED_MS = 60 * 60_000

/** An app whose first code was right, and is not stored yet. */
export interface ConfirmedDraft {
  readonly draft: Draft
  readonly step: number
}

/** Apps that show six digits which follow from a secret and the time. */
export interface Authenticators {
  has(memberId: string): Promise<boolean>
  /** A new secret. It counts once `confirm` has seen a code of it. */
  begin(member: { readonly id: string; readonly account: string }): Promise<NewAuthenticator>
  /** @throws Failure AUTHENTICATOR_OVER, CODE_WRONG with how many answers `remaining` there are */
  confirm(memberId: string, code: string): Promise<ConfirmedDraft>
  /** Puts a confirmed app in the place of the one before it. @throws Failure AUTHENTICATOR_OVER where another call did */
  store(tx: Tx, confirmed: ConfirmedDraft): Promise<void>
  /** Takes a code, once. @throws Failure CODE_LOCKED with `retryAfter` */
  judge(memberId: string, code: string): Promise<boolean>
}

export const createAuthenticators = (
  { database, clock, random, brand }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>,
  box: SecretBox,
): Authenticators => {
  const db = database.orm

  const stepOf = (sealed: string, memberId: string, typed: string): number | undefined =>
    totpStep(box.open(sealed, memberId), typed, clock.now())

  return {
    has: async (memberId) => (await findAuthenticator(db, memberId)) !== undefined,

    begin: async ({ id, account }) => {
      const secret = newTotpSecret(random)
      const expiresAt = new Date(clock.now().getTime() + DRAFT_MS)
      await writeDraft(db, { memberId: id, secret: box.seal(secret, id), answersLeft: MOST_DRAFT_ANSWERS, expiresAt })
      return { secret, uri: totpUri(secret, { issuer: brand.name, label: account }), expiresAt: expiresAt.toISOString() }
    },

    confirm: async (memberId, code) => {
      const draft = (await takeDraftAnswer(db, memberId, clock.now())) ?? refuse('AUTHENTICATOR_OVER')
      const step = stepOf(draft.secret, memberId, code)
      if (step !== undefined) return { draft, step }
      throw draft.answersLeft === 0
        ? new Failure('AUTHENTICATOR_OVER')
        : new Failure('CODE_WRONG', { remaining: String(draft.answersLeft) })
    },

    store: async (tx, { draft, step }) => {
      if (!(await endDraft(tx, draft))) throw new Failure('AUTHENTICATOR_OVER')
      await writeAuthenticator(tx, draft.memberId, { secret: draft.secret, lastStep: step, addedAt: clock.now() })
    },

    judge: async (memberId, code) => {
      const now = clock.now()
      const row = await takeGuess(db, memberId, { most: MOST_GUESSES, now, until: new Date(now.getTime() + LOCKED_MS) })
      if (!row) {
        const { lockedUntil } = (await findAuthenticator(db, memberId)) ?? {}
        if (!lockedUntil) return false
        throw new Failure('CODE_LOCKED', { retryAfter: Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)) })
      }
      const step = stepOf(row.secret, memberId, code)
      return step !== undefined && takeStep(db, memberId, step)
    },
  }
}
