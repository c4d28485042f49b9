import type { NextStep } from '@portico/contract/kit/next-step'
import type { SessionValue } from '@portico/contract/session/shapes'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useAppDispatch } from '../../../core/hooks.ts'
import { enter } from '../enter.ts'
import { offerPasskey } from '../offer-passkey.ts'
import { signInApi } from '../sign-in-api.ts'
import { beRemembered, whereRemembered } from '../where-remembered.ts'
import { EnrolStep } from './enrol-step.tsx'
import { NewPasswordStep } from './new-password-step.tsx'
import { VerifyStep } from './verify-step.tsx'

export interface SignInStepProps {
  readonly next: NextStep
  readonly remember: boolean
  readonly then: string | undefined
  readonly onClose: () => void
}

/** What is left to do before a session opens [LOGIN-06] [LOGIN-09] [LOGIN-20]. Closing it gives the sign-in up. */
export const Component = ({ next, remember, then, onClose }: SignInStepProps) => {
  const { t } = useTranslation('session')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const cancel = () => {
    void dispatch(signInApi.endpoints.cancelSignIn.initiate({}))
    onClose()
  }
  const arrive = async (value: SessionValue) => {
    const where = await dispatch(whereRemembered(remember))
    dispatch(enter(value, where === 'HERE' ? next.account : undefined))
    onClose()
    if (then !== undefined) void navigate(then)
    if (where === 'THERE') await dispatch(beRemembered({ next: then, fault: t('chooser.unable') }))
    else if (next.step === 'VERIFY') await dispatch(offerPasskey())
  }
  const done = (value: SessionValue) => void arrive(value)
  if (next.step === 'ENROL') return <EnrolStep then={then} onDone={done} onCancel={cancel} />
  return next.step === 'VERIFY' ? (
    <VerifyStep next={next} remember={remember} then={then} onDone={done} onCancel={cancel} />
  ) : (
    <NewPasswordStep next={next} remember={remember} then={then} onDone={done} onCancel={cancel} />
  )
}
