import { failureKey, refusal } from '../../../api/failure.ts'
import { codeFault } from '../code-text.ts'
import { ruleKey } from '../../../core/new-password/rule-key.ts'

/** Where a field's refusal is shown, when not under its own name. */
const SHOWN_AT: Readonly<Record<string, string>> = { mobileNo: 'mobileNum', countryDialingCode: 'mobileNum', flowId: 'verificationCode' }

const faultOf = (error: unknown, name: string, rule: string): string => {
  switch (rule) {
    case 'confirm':
      return 'inconsistent_twice'
    case 'terms':
      return 'termsMissing'
    case 'code':
      return codeFault(error)
    case 'unknown':
    case 'captcha':
      return `errors:${failureKey(error)}`
    case 'taken':
      return name === 'username' ? 'errors:ACCOUNT_TAKEN' : 'rule.taken'
    case 'too_small':
    case 'invalid_type':
      return 'session:fault.missing'
    default:
      return ruleKey(rule)
  }
}

/** What each field says of a refusal: keys of texts below `session:register`, or with their namespace. Empty where no field is to blame. */
export const refusedFields = (error: unknown): readonly (readonly [field: string, fault: string])[] =>
  Object.entries(refusal(error)?.fields ?? {}).map(([name, { rule }]) => {
    const field = SHOWN_AT[name] ?? name
    return [field, faultOf(error, field, rule)]
  })
