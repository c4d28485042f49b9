import type { NewAuthenticator } from '@portico/contract/factor/shapes'
import { hashPaperCode, makePaperCodes, newTotpSecret, totpStep, totpUri } from '../factors/index.ts'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { SecretBox } from '../kit/secret-box.ts'
import type { Platform } from '../platform.ts'
import {
  confirmDraft,
  findApp,
  recoveryHashes,
  spendRecoveryHash,
  takeGuess,
  takeStep,
  writeDraft,
  writeRecoveryHashes,
} from './app-store.ts'

const DRAFT_MS = 10 * 60_000
/** Wrong codes in a row until the app and its recovery codes are closed for an hour; who guesses has the key already. */
const MOST_GUESSES = 10
const LOCKED_MS = 60 * 60_000

/** An app that its first code was right for, with its recovery codes, not stored yet. */
export interface ConfirmedApp {
  readonly recoveryCodes: readonly string[]
  /** @throws Failure AUTHENTICATOR_OVER where another call was first */
  store(tx: Tx): Promise<void>
}

/** The second factor of people at the desk. */
export interface OperatorApps {
  has(person: string): Promise<boolean>
  begin(person: string): Promise<NewAuthenticator>
  /** Slow: not within a transaction. @throws Failure AUTHENTICATOR_OVER | CODE_WRONG | CODE_LOCKED */
  confirm(person: string, code: string): Promise<ConfirmedApp>
  /** Takes a code of the app or a recovery code, once. @throws Failure CODE_LOCKED with `retryAfter` */
  judge(person: string, code: string): Promise<boolean>
  /** Recovery codes that are left. */
  left(person: string): Promise<number>
}

export const createOperatorApps = (
  { database, clock, random, brand }: Pick<Platform, 'database' | 'clock' | 'random' | 'brand'>,
  box: SecretBox,
): OperatorApps => {
  const db = database.orm
  /** Another seal than that of a member whose id were the same. */
  const owner = (person: string) => `operator:${person}`

  const guess = async (person: string) => {
    const now = clock.now()
    const row = await takeGuess(db, person, { most: MOST_GUESSES, now, until: new Date(now.getTime() + LOCKED_MS) })
    if (row) return row
    const { lockedUntil } = (await findApp(db, person)) ?? {}
    if (!lockedUntil) return undefined
    throw new Failure('CODE_LOCKED', { retryAfter: Math.max(1, Math.ceil((lockedUntil.getTime() - now.getTime()) / 1000)) })
  }

  const isRecoveryCode = async (person: string, code: string): Promise<boolean> => {
    const [any] = await recoveryHashes(db, person)
    const hash = any === undefined ? undefined : await hashPaperCode(code, any)
    return hash !== undefined && spendRecoveryHash(db, person, hash, clock.now())
  }

  return {
    has: async (person) => typeof (await findApp(db, person))?.secret === 'string',
    begin: async (person) => {
      const secret = newTotpSecret(random)
      const until = new Date(clock.now().getTime() + DRAFT_MS)
      await writeDraft(db, person, box.seal(secret, owner(person)), until)
      return { secret, uri: totpUri(secret, { issuer: `${brand.name} desk`, label: person }), expiresAt: until.toISOString() }
    },
    confirm: async (person, code) => {
      const { draft, draftUntil } = (await guess(person)) ?? {}
      const now = clock.now()
      if (!draft || !draftUntil || draftUntil <= now) throw new Failure('AUTHENTICATOR_OVER')
      const step = totpStep(box.open(draft, owner(person)), code, now)
      if (step === undefined) throw new Failure('CODE_WRONG')
      const { codes, hashes } = await makePaperCodes(random)
      return {
        recoveryCodes: codes,
        store: async (tx) => {
          if (!(await confirmDraft(tx, person, draft, step, now))) throw new Failure('AUTHENTICATOR_OVER')
          await writeRecoveryHashes(tx, person, hashes)
        },
      }
    },
    judge: async (person, code) => {
      const row = await guess(person)
      if (!row?.secret) return false
      const step = totpStep(box.open(row.secret, owner(person)), code, clock.now())
      return step === undefined ? isRecoveryCode(person, code) : takeStep(db, person, step)
    },
    left: async (person) => (await recoveryHashes(db, person)).length,
  }
}
