import { createHash } from 'node:crypto'
import type { captchaChallenge, captchaImage } from '@portico/contract/session/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1'
import svgCaptcha from 'svg-captcha'
import * as z from 'zod/mini'
import { parseJson } from '../http/json.ts'
import type { Platform } from '../platform.ts'
import { randomToken } from '../ports/random.ts'
import { ensureSetting } from '../db/settings.ts'
import { redrawn } from './redrawn.ts'
import { insertAnswer, spendProof, takeAnswer } from './store.ts'

const LIFE_MS = 5 * 60_000
/** About a quarter of a second of work for a telephone. */
const MAX_NUMBER = 20_000
/** Without what is easily taken for something else. */
const LETTERS = 'acdefhjkmnprtwxy34679'

const solution = z.object({
  algorithm: z.literal('SHA-256'),
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  number: z.int().check(z.minimum(0), z.maximum(MAX_NUMBER)),
  salt: z.string().check(z.maxLength(200)),
  signature: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})

const readSolution = (text: string) => {
  try {
    return solution.safeParse(parseJson(Buffer.from(text, 'base64').toString('utf8'))).data
  } catch {
    return undefined
  }
}

/** The library's own typings leave out that its main export draws a given text. */
const draw = svgCaptcha as unknown as (text: string, options: Record<string, unknown>) => string

/** The library colours its letters at random once it paints the ground itself; dark ones on white can be read. */
const paper = (picture: string): string => picture.replace('>', '><rect width="100%" height="100%" fill="#fff"/>')

export interface Captcha {
  image(): Promise<ResponseOf<typeof captchaImage>>
  /** Spends a picture; true when the letters were right, whatever their case. */
  answered(captchaId: string, letters: string): Promise<boolean>
  challenge(): Promise<ResponseOf<typeof captchaChallenge>>
  /** Spends a solved challenge (base64 JSON); true when it is ours, solved, in time and new. */
  solved(challenge: string): Promise<boolean>
}

export const createCaptcha = ({ database, clock, random }: Pick<Platform, 'database' | 'clock' | 'random'>): Captcha => {
  const db = database.orm
  let signingKey: Promise<string> | undefined
  const hmacKey = () => {
    signingKey ??= ensureSetting(db, 'captcha.key', randomToken(random)).then(String)
    return signingKey
  }
  const expiry = () => new Date(clock.now().getTime() + LIFE_MS)
  const pick = (count: number) => [...random.bytes(count)].map((byte) => LETTERS[byte % LETTERS.length]).join('')

  return {
    image: async () => {
      const captchaId = randomToken(random, 18)
      const answer = pick(4)
      await insertAnswer(db, { id: captchaId, answer, expiresAt: expiry() })
      const plain = draw(answer.toUpperCase(), { width: 120, height: 44, fontSize: 40, noise: 1, color: false })
      const picture = paper(redrawn(plain, random))
      return { captchaId, image: `data:image/svg+xml;base64,${Buffer.from(picture).toString('base64')}` }
    },
    answered: async (captchaId, letters) => {
      const answer = await takeAnswer(db, captchaId, clock.now())
      return typeof answer === 'string' && answer === letters.trim().toLowerCase()
    },
    challenge: async () => {
      const challenge = await createChallenge({
        algorithm: 'SHA-256',
        hmacKey: await hmacKey(),
        maxnumber: MAX_NUMBER,
        number: Buffer.from(random.bytes(4)).readUInt32BE() % MAX_NUMBER,
        salt: Buffer.from(random.bytes(12)).toString('hex'),
        expires: expiry(),
      })
      return { ...challenge, algorithm: 'SHA-256', maxnumber: MAX_NUMBER }
    },
    solved: async (challenge) => {
      const proof = readSolution(challenge)
      if (!proof) return false
      // The library would ask the system's clock.
      const expiresAt = new Date(Number(extractParams(proof)['expires']) * 1000)
      if (!(expiresAt > clock.now()) || !(await verifySolution(proof, await hmacKey(), false))) return false
      const id = `proof:${createHash('sha256').update(proof.challenge).digest('base64url')}`
      return spendProof(db, id, expiresAt)
    },
  }
}
