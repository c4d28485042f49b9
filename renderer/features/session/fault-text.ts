import type { TFunction } from 'i18next'
import type { LoginFault } from './login-fault.ts'

/** The words of why a way in led nowhere [LOGIN-14]. */
export const faultText = (t: TFunction<['session', 'errors']>, fault: LoginFault): string =>
  'reason' in fault ? t(`social.fault.${fault.reason}`) : t(`errors:${fault.failure}` as never)
