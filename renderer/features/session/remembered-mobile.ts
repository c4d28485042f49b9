import { recall, remember } from '../../lib/remember.ts'
import { isRemembered, MOBILE_KEY } from './remembered.ts'

/** A number and the country that it was chosen with. */
export interface RememberedMobile {
  readonly countryCode: string
  readonly mobileNum: string
}

/** Notes, after `noteRemembered`, that the login was by SMS: the form is opened with it for the day [LOGIN-12]. */
export const noteRememberedMobile = ({ countryCode, mobileNum }: RememberedMobile): void => {
  remember(MOBILE_KEY, `${countryCode} ${mobileNum}`)
}

export const rememberedMobile = (now: number): RememberedMobile | undefined => {
  const [, countryCode, mobileNum] = /^([A-Z]{2}) (.+)$/.exec((isRemembered(now) && recall(MOBILE_KEY)) || '') ?? []
  return countryCode === undefined || mobileNum === undefined ? undefined : { countryCode, mobileNum }
}
