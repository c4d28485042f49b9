import type { UseFormRegisterReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { CodeField } from '../components/code-field.tsx'
import type { RegistrationCode } from './use-registration-code.ts'

export interface RegisterCodeProps {
  readonly kind: 'verificationCode' | 'emailCode'
  readonly input: UseFormRegisterReturn
  readonly fault: string | undefined
  readonly code: RegistrationCode
  readonly onSend: () => void
}

/** The code that was sent to the number or the address above it. The words are the same whether an account has it. */
export const RegisterCode = ({ kind, input, fault, code: { sent, wait, sending }, onSend }: RegisterCodeProps) => {
  const { t } = useTranslation('session')
  const format = useFormat()
  return (
    <CodeField
      input={input}
      fault={fault}
      label={t(kind === 'emailCode' ? 'register.emailCode' : 'register.smsCode')}
      hint={sent && t('step.sent', { time: format.instant(sent.expiresAt, 'time') })}
      sender={{ wait, sending, onSend }}
    />
  )
}
