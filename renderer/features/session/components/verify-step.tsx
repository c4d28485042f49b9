import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NextStep, ProofMethod } from '@portico/contract/kit/next-step'
import type { SessionValue } from '@portico/contract/session/shapes'
import { Link } from '../../../lib/link.tsx'
import { paths } from '../../../core/paths.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { sendSignInCode } from '../send-codes.ts'
import { useSentCode } from '../use-sent-code.ts'
import { ProofIcon } from './proof-icon.tsx'
import { ProofList } from './proof-list.tsx'
import { VerifyCodeForm } from './verify-code-form.tsx'
import { VerifyPasskey } from './verify-passkey.tsx'
import forms from './forms.module.css'
import styles from './verify-step.module.css'

interface VerifyStepProps {
  readonly next: NextStep
  readonly remember: boolean
  /** Where the reader was headed. */
  readonly then: string | undefined
  readonly onDone: (value: SessionValue) => void
  readonly onCancel: () => void
}

/** One more proof, on a device and network that the account was never seen at or by a factor that was set up: which one, and its code [LOGIN-09]. */
export const VerifyStep = ({ next: { methods, reason, typedBack = [] }, remember, then, onDone, onCancel }: VerifyStepProps) => {
  const { t } = useTranslation('session')
  const single = methods.length === 1
  const [chosen, setChosen] = useState<ProofMethod>()
  const [last, setLast] = useState<ProofMethod>()
  const [over, setOver] = useState(false)
  const [trustDevice, setTrustDevice] = useState(false)
  // Beside each other, so that whoever turns back finds the countdown and the code that is on its way.
  const codes = {
    SMS: useSentCode(sendSignInCode),
    EMAIL: useSentCode(sendSignInCode),
    TOTP: undefined,
    RECOVERY_CODE: undefined,
    PASSKEY: undefined,
  }
  const way = single ? methods[0] : methods.find(({ method }) => method === chosen)

  const isKey = way?.method === 'PASSKEY'

  const always = reason === 'FACTOR_REQUIRED'
  const newDevice = single ? 'step.verifyLead' : 'step.chooseLead'
  const lead = t(always ? 'step.factorLead' : reason === 'OWN_FACTOR' ? 'step.ownFactorLead' : newDevice)
  // Where a second factor is wanted every time, no device stands for it.
  const trust = !always && (
    <Checkbox checked={trustDevice} onChange={(event) => setTrustDevice(event.target.checked)}>
      {t('step.trust')}
    </Checkbox>
  )
  const support = (
    <Link to={paths.page('service')} onClick={onCancel} className={forms.link}>
      {t('step.support')}
    </Link>
  )
  return (
    <Dialog
      title={way && !isKey ? t('step.codeTitle') : t('step.verifyTitle')}
      lead={way && (isKey || !single) ? t(`step.codeLead.${way.method}`) : lead}
      onClose={onCancel}
    >
      {way ? (
        <div className={forms.form}>
          <div className={styles.to}>
            <ProofIcon method={way.method} />
            {way.to === null ? t(`step.way.${way.method}`) : <bdi dir="ltr">{way.to}</bdi>}
            {!single && !over && (
              <button
                type="button"
                onClick={() => {
                  setLast(way.method)
                  setChosen(undefined)
                }}
              >
                {t('step.otherWay')}
              </button>
            )}
          </div>
          {single && !over && trust}
          {isKey ? (
            <VerifyPasskey trustDevice={trustDevice} remember={remember} then={then} onDone={onDone} />
          ) : (
            <VerifyCodeForm
              key={way.method}
              method={way.method}
              codes={codes[way.method]}
              typedBack={typedBack}
              atOnce={!single}
              trustDevice={trustDevice}
              remember={remember}
              then={then}
              over={over}
              onOver={() => setOver(true)}
              onDone={onDone}
            />
          )}
          <p className={forms.other}>
            {!isKey && t('step.noCode')} {support}
          </p>
        </div>
      ) : (
        <div className={forms.form}>
          <ProofList methods={methods} last={last} onChoose={setChosen} />
          <hr className={styles.rule} />
          {trust}
          <p className={forms.other}>
            {t('step.noWay')} {support}
          </p>
        </div>
      )}
    </Dialog>
  )
}
