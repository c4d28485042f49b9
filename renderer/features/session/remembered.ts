import { recall, remember } from '../../lib/remember.ts'

const UNTIL_KEY = 'portico.remembered.until'
const USER_KEY = 'portico.remembered.user'
/** Where a login by SMS is noted: see remembered-mobile.ts. */
export const MOBILE_KEY = 'portico.remembered.mobile'
/** Which address remembers: this one where it is empty. */
const THERE_KEY = 'portico.remembered.there'
const DAY_MS = 24 * 3_600_000

/**
 * Notes that the gateway was asked to remember this device, for one day; the secret itself is a cookie that no script reads.
 * The name is kept too, so that the form can offer it [LOGIN-12].
 */
export const noteRemembered = (username: string, now: number): void => {
  remember(UNTIL_KEY, String(now + DAY_MS))
  remember(USER_KEY, username)
  remember(MOBILE_KEY, '')
  remember(THERE_KEY, '')
}

/** As `noteRemembered`, where the sign-in origin remembers and this address does not. */
export const noteRememberedThere = (username: string, now: number): void => {
  remember(UNTIL_KEY, String(now + DAY_MS))
  remember(USER_KEY, username)
  remember(THERE_KEY, 'yes')
}

export const forgetRemembered = (): void => {
  remember(UNTIL_KEY, '')
  remember(USER_KEY, '')
  remember(MOBILE_KEY, '')
  remember(THERE_KEY, '')
}

/** Whether somebody is remembered on this device, here or at the sign-in origin. */
export const isRemembered = (now: number): boolean => Number(recall(UNTIL_KEY) ?? 0) > now

export const isRememberedThere = (now: number): boolean => isRemembered(now) && recall(THERE_KEY) === 'yes'

/** Whether a resume is worth asking for. */
export const mayResume = (now: number): boolean => isRemembered(now) && !isRememberedThere(now)

/** The name last remembered, until its day has passed. */
export const rememberedUser = (now: number): string => (isRemembered(now) ? (recall(USER_KEY) ?? '') : '')
