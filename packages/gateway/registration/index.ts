import { type AreaOf, areaOf } from '../kit/area.ts'
import type { Platform } from '../platform.ts'
import { createSendEmailCode, type EmailCodesDeps } from './email-codes.ts'
import { registrationRoutes } from './routes.ts'
import { createRegister, type Register, type RegistrationDeps } from './service.ts'

/** Opens accounts for visitors, by the rules that the operator has published. */
export const registrationArea = (platform: Platform, deps: RegistrationDeps & EmailCodesDeps): AreaOf<{ readonly register: Register }> => {
  const register = createRegister(platform, deps)
  return areaOf({ register }, { name: 'registration', bindings: registrationRoutes(register, createSendEmailCode(platform, deps)) })
}
