import type { Registration } from '@portico/contract/registration/shapes'
import type { Tx } from '../db/open.ts'
import { Failure } from '../failure.ts'
import type { CodeFor, Codes, Judgement } from '../verification/index.ts'

/** An address that a code has to prove, and what was typed of it. */
export interface Claim {
  readonly kind: 'MOBILE' | 'EMAIL'
  /** As E.164 writes it, or in lower case. */
  readonly address: string
  readonly flowId: string
  readonly code: string
}

/** Where the answer to a claim's code was typed. */
const FIELD = { MOBILE: 'verificationCode', EMAIL: 'emailCode' } as const

/** What was typed of a code. */
export const claimOf = (kind: Claim['kind'], address: string, request: Registration): Claim => ({
  kind,
  address,
  code: (kind === 'MOBILE' ? request.verificationCode : request.emailCode)?.trim() ?? '',
  flowId: (kind === 'MOBILE' ? request.flowId : request.emailFlowId) ?? '',
})

/** Undoes what a savepoint has done, and brings its finding out. */
class Peeked extends Error {
  readonly judgement: Judgement
  constructor(judgement: Judgement) {
    super()
    this.judgement = judgement
  }
}

const answerTo = ({ address, flowId, code }: Claim): CodeFor & { readonly code: string } => ({
  purpose: 'REGISTER',
  to: address,
  flowId,
  code,
})

const failureOf = ({ kind }: Claim, judgement: Judgement): Failure =>
  new Failure(judgement === 'WRONG' ? 'CODE_WRONG' : 'CODE_EXPIRED', { fields: { [FIELD[kind]]: { rule: 'code' } } })

/**
 * Judges the codes of all claims in the caller's transaction, and spends them together, or none: a wrong one is counted, a right one beside it
 * works again. Answers the failure instead of throwing it, since the transaction that counts has to be committed.
 */
export const judgeClaims = async (tx: Tx, codes: Pick<Codes, 'judge'>, claims: readonly Claim[]): Promise<Failure | undefined> => {
  /** Looks at a code without spending it where it is right; a wrong answer stays counted. */
  const peek = async (claim: Claim): Promise<Judgement> => {
    try {
      return await tx.transaction(async (inner) => {
        const judgement = await codes.judge(inner, answerTo(claim))
        if (judgement === 'RIGHT') throw new Peeked(judgement)
        return judgement
      })
    } catch (error) {
      if (error instanceof Peeked) return error.judgement
      throw error
    }
  }
  const refused = async (judge: (claim: Claim) => Promise<Judgement>): Promise<Failure | undefined> => {
    let first: Failure | undefined
    for (const claim of claims) {
      const judgement = await judge(claim)
      if (judgement !== 'RIGHT') first ??= failureOf(claim, judgement)
    }
    return first
  }
  if (claims.length > 1) {
    const failure = await refused(peek)
    if (failure) return failure
  }
  return refused((claim) => codes.judge(tx, answerTo(claim)))
}
