import RefreshCw from 'lucide-react/icons/refresh-cw'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field/field.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { TextInput, type TextInputProps } from '../../../ui/text-input/text-input.tsx'
import { useCaptchaImageMutation } from '../api.ts'
import styles from './forms.module.css'

export interface CaptchaFieldProps {
  /** Letters' input, as the form library registers it. */
  readonly input: TextInputProps
  readonly error?: string | undefined
  /** Where the form marks what is required. */
  readonly marked?: boolean
  /** Called with the id of each new picture; another `attempt` asks for one. */
  readonly attempt: number
  readonly onPicture: (captchaId: string) => void
}

const PAUSE_MS = 1000

/** A picture of letters and the field to type them; the picture is renewed at most once a second [LOGIN-18]. */
export const CaptchaField = ({ input, error, marked, attempt, onPicture }: CaptchaFieldProps) => {
  const { t } = useTranslation('session')
  const [ask, { data, isLoading }] = useCaptchaImageMutation()
  const latest = useRef(onPicture)
  const sentAt = useRef(0)
  useEffect(() => {
    latest.current = onPicture
  })
  const draw = useCallback(() => {
    sentAt.current = performance.now()
    ask({})
      .unwrap()
      .then(
        ({ captchaId }) => latest.current(captchaId),
        () => undefined,
      )
  }, [ask])
  useEffect(draw, [draw, attempt])
  const renew = () => {
    if (performance.now() - sentAt.current >= PAUSE_MS) draw()
  }
  return (
    <Field label={t('captcha.label')} marked={marked} error={error}>
      {(control) => (
        <div className={styles.captcha}>
          <TextInput {...control} {...input} autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={8} />
          <span className={styles.letters}>{data && <img src={data.image} alt={t('captcha.picture')} width="120" height="44" />}</span>
          <IconButton label={t('captcha.renew')} icon={<RefreshCw />} onClick={renew} disabled={isLoading} />
        </div>
      )}
    </Field>
  )
}
