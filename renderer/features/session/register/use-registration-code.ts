import { useSentCode } from '../use-sent-code.ts'
import { sendRegistrationCode } from './register-codes.ts'

/** The codes that are sent to one address, and how long until the next. */
export const useRegistrationCode = () => useSentCode(sendRegistrationCode)

export type RegistrationCode = ReturnType<typeof useRegistrationCode>
