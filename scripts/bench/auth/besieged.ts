import { login } from '@portico/contract/session/calls'
import { DEVICE_COOKIE } from '@portico/contract/session/own-shapes'
import { PASSWORD, WRONG_PASSWORD } from './plan.ts'
import { codeOf, type Stranger } from './strangers.ts'

const MOST_JUDGED = 10
const GUESSES = 200
const OWN_LOGINS = 100

interface Letters {
  readonly captchaId: string
  readonly captcha: string
}

/**
 * Strangers who read every picture guess at an account from everywhere, while its owner logs in from a known device. Prints how many guesses were
 * judged, and how often the owner got in.
 */
export const measureBesieged = async (stranger: Stranger, account: string, letters: () => Promise<Letters>): Promise<boolean> => {
  const owner = { type: 'username', username: account, password: PASSWORD } as const
  const first = await stranger.send(await stranger.prepare(login, owner))
  const cookie = new RegExp(`${DEVICE_COOKIE}=[^;]+`).exec(first.head)?.[0]
  if (cookie === undefined) throw new Error(`The owner is not remembered: ${first.body}`)
  let [judged, inside] = [0, 0]
  for (let count = 0; count < GUESSES; count += 1) {
    const guess = { type: 'username', username: account, password: `${WRONG_PASSWORD} ${count}`, ...(await letters()) } as const
    if (codeOf(await stranger.send(await stranger.prepare(login, guess))) !== 'PASSWORD_LOCKED') judged += 1
    if (count % (GUESSES / OWN_LOGINS) === 0 && codeOf(await stranger.send(await stranger.prepare(login, owner, { cookie }))) === 'DONE')
      inside += 1
  }
  const ok = judged <= MOST_JUDGED && inside === OWN_LOGINS
  console.log(`${ok ? 'ok  ' : 'MISS'} guesses          ${judged} of ${GUESSES} of strangers judged within an hour (goal ${MOST_JUDGED})`)
  console.log(`       the owner in from a known device ${inside} of ${OWN_LOGINS} times`)
  return ok
}
