import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useMemo, useState } from 'react'
import { type SubmitHandler, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { FieldRule } from '@portico/contract/session/shapes'
import { failureKey, refusal } from '../../../api/failure.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { PasswordInput, TextInput } from '../../../ui/text-input/text-input.tsx'
import { DialingCode, useDialing } from '../../access/index.ts'
import { signUp } from '../enter.ts'
import { registerSchema } from '../register-rules.ts'
import { formOrder, type RegisterFields, requestOf } from '../register-request.ts'
import { useAffiliateCode } from '../use-affiliate-code.ts'
import { useProof } from '../use-proof.ts'
import styles from './forms.module.css'

const AUTOCOMPLETE: Readonly<Record<string, string>> = { username: 'username', password: 'new-password', email: 'email', payeeName: 'name' }

/** Fields that are phone numbers. */
const PHONES: ReadonlySet<string> = new Set(['zalo'])

const isMain = ({ required }: FieldRule): boolean => required
const isCode = ({ field }: FieldRule): boolean => field === 'affiliateCode'

/** The fields the gateway asks for, by its rules [REGISTER-02]. */
export const RegisterForm = ({ rules, onDone }: { readonly rules: readonly FieldRule[]; readonly onDone: () => void }) => {
  const { t } = useTranslation(['session', 'errors', 'common'])
  const dispatch = useAppDispatch()
  const [query] = useSearchParams()
  const affiliate = useAffiliateCode()
  const takeProof = useProof()
  const dialing = useDialing()
  const [failed, setFailed] = useState<string>()
  const fields = formOrder(rules, affiliate.ask)
  const schema = useMemo(() => registerSchema(rules), [rules])
  const { register, handleSubmit, setError, formState } = useForm<RegisterFields>({
    resolver: standardSchemaResolver(schema) as never,
    mode: 'onTouched',
    defaultValues: {
      ...Object.fromEntries(rules.map(({ field }) => [field, ''])),
      confirmPassword: '',
      terms: false,
    } as unknown as RegisterFields,
  })

  // Fields and rules come from the gateway, so their keys are not known to the compiler.
  const say = (key: string, values: object = {}): string => t(key as never, values as never) as unknown as string
  const bounds = (name: string) => {
    const rule = rules.find(({ field }) => field === name)
    return { min: rule?.minLength ?? 0, max: rule?.maxLength ?? 0 }
  }
  const fault = (name: string) => {
    const message = formState.errors[name]?.message
    if (typeof message !== 'string') return undefined
    return say(message.startsWith('errors:') ? message : `register.${message}`, bounds(name))
  }

  const refused = (error: unknown) => {
    const no = refusal(error, 'FIELD_INVALID')
    for (const [name, { rule }] of Object.entries(no?.fields ?? {})) {
      setError(name, { message: rule === 'confirm' ? 'inconsistent_twice' : `rule.${rule}` })
    }
    if (refusal(error, 'ACCOUNT_TAKEN')) setError('username', { message: 'errors:ACCOUNT_TAKEN' }, { shouldFocus: true })
    else if (refusal(error, 'AFFILIATE_CODE_INVALID')) setError('affiliateCode', { message: 'errors:invitation_code_error' })
    else if (!no) setFailed(failureKey(error))
  }

  const submit: SubmitHandler<RegisterFields> = async (form) => {
    setFailed(undefined)
    try {
      const proof = await takeProof()
      await dispatch(
        signUp(
          requestOf(Object.assign({}, form, { zalo: dialing.complete(form['zalo'] ?? '') }), {
            proof,
            code: affiliate.code,
            referralCode: query.get('referralCode') ?? undefined,
            location,
          }),
        ),
      )
      onDone()
    } catch (error) {
      refused(error)
    }
  }

  const label = (rule: FieldRule) =>
    rule.required || !isCode(rule) ? say(`field.${rule.field}`) : t('optional', { label: say(`field.${rule.field}`) })

  const field = (rule: FieldRule) => {
    const input = register(rule.field)
    return (
      <Field
        key={rule.field}
        label={label(rule)}
        error={fault(rule.field) ?? (isCode(rule) && affiliate.wrong ? t('errors:invitation_code_error') : undefined)}
        hint={
          rule.field === 'password'
            ? t('step.hint', bounds('password'))
            : say(`hint.${rule.patternId}`, { defaultValue: '', ...bounds(rule.field) })
        }
      >
        {(control) => {
          const props = {
            ...control,
            ...input,
            autoComplete: AUTOCOMPLETE[rule.field] ?? 'off',
            required: rule.required,
            autoFocus: rule.field === 'username',
          }
          if (rule.field === 'password') return <PasswordInput {...props} />
          if (!PHONES.has(rule.field)) return <TextInput {...props} autoCapitalize="none" spellCheck={false} />
          return (
            <div className={styles.phone}>
              <DialingCode dialing={dialing} />
              <TextInput {...props} inputMode="tel" autoComplete="tel-national" />
            </div>
          )
        }}
      </Field>
    )
  }
  const extra = fields.filter((rule) => !isMain(rule) && !isCode(rule))
  // The form goes to the first wrong field in the order of these calls; a call inside a field would come after them all.
  const main = fields.filter(isMain).map(field)
  const again = register('confirmPassword')

  return (
    <form className={styles.form} onSubmit={(event) => void handleSubmit(submit)(event)} noValidate>
      {main}
      <Field label={t('field.confirmPassword')} error={fault('confirmPassword')}>
        {(control) => <PasswordInput {...control} {...again} autoComplete="new-password" required />}
      </Field>
      {fields.filter(isCode).map(field)}
      {extra.length > 0 && (
        <details className={styles.extra} open={extra.some((rule) => formState.errors[rule.field]) || undefined}>
          <summary>{t('register.extra')}</summary>
          <div className={styles.form}>{extra.map(field)}</div>
        </details>
      )}
      <div>
        <Checkbox {...register('terms')} aria-invalid={fault('terms') ? true : undefined} aria-describedby="terms-fault">
          {t('register.terms')}{' '}
          <button type="button" className={styles.link} onClick={() => dispatch(dialogOpened({ kind: 'help', topic: 'term' }))}>
            {t('register.termsLink')}
          </button>
        </Checkbox>
        <p id="terms-fault" aria-live="polite" className={styles.error}>
          {fault('terms')}
        </p>
      </div>
      {failed && <FaultNote>{say(`errors:${failed}`)}</FaultNote>}
      <Button type="submit" look="primary" size="large" wide busy={formState.isSubmitting}>
        {t('common:action.register')}
      </Button>
    </form>
  )
}
