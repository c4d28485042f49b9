import { type RefObject, useState } from 'react'
import { useSelector } from 'react-redux'
import { useSearchParams } from 'react-router-dom'
import type { FieldRule } from '@portico/contract/registration/shapes'
import type { Way } from '@portico/contract/registration/ways'
import { failureKey, refusal } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import type { Dialing } from '../../access/index.ts'
import { selectTrial } from '../slice.ts'
import { signUp, signUpByMobile } from './sign-up.ts'
import { refusedFields } from './refused-fields.ts'
import { type RegisterFields, requestOf } from './register-request.ts'

export interface RegistrationParts {
  readonly way: Way
  readonly rules: readonly FieldRule[]
  /** The accepted code of the address. */
  readonly code: string | undefined
  readonly dialing: Dialing
  readonly captchaId: RefObject<string>
  readonly flows: Readonly<Record<string, string | undefined>>
  readonly takeProof: () => Promise<string>
  /** Says at a field what is wrong with it, the first one first. */
  readonly blame: (field: string, fault: string, first: boolean) => void
  readonly onDone: () => void
}

/** Sends a filled form, and puts every refusal where it belongs: at its fields, or below the form. */
export const useRegistration = (parts: RegistrationParts) => {
  const dispatch = useAppDispatch()
  const [query] = useSearchParams()
  /** Also when free play runs out over the form. */
  const [fromTrial] = useState(useSelector(selectTrial) !== undefined)
  const [failed, setFailed] = useState<string>()
  /** Rises with every refusal: a picture is good for one answer. */
  const [attempt, setAttempt] = useState(0)
  const { way, rules, code, dialing, captchaId, flows, takeProof, blame, onDone } = parts

  const refused = (error: unknown) => {
    const fields = refusedFields(error)
    fields.forEach(([field, fault], index) => blame(field, fault, index === 0))
    if (fields.length === 0) setFailed(failureKey(error))
    if (refusal(error)) setAttempt((count) => count + 1)
  }

  const send = async (form: RegisterFields) => {
    setFailed(undefined)
    try {
      const request = requestOf(Object.assign({}, form, { zalo: dialing.complete(form['zalo'] ?? '') }), {
        rules,
        proof: await takeProof(),
        code,
        referralCode: query.get('referralCode') ?? undefined,
        countryDialingCode: dialing.code,
        captchaId: captchaId.current,
        flows,
        fromTrial,
        location,
      })
      await dispatch(way === 'username' ? signUp(request) : signUpByMobile(request))
      onDone()
    } catch (error) {
      refused(error)
    }
  }
  return { send, refused, failed, attempt }
}
