import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type InputHTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../lib/cx.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import styles from './text-input.module.css'

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly ref?: Ref<HTMLInputElement>
  /** Before the text. */
  readonly icon?: ReactNode
  /** After the text: a unit, a button, a captcha. */
  readonly end?: ReactNode
  /** 32 high, for dense screens. */
  readonly dense?: boolean | undefined
}

export const TextInput = ({ icon, end, dense, className, ref, ...rest }: TextInputProps) => (
  <div className={cx(styles.box, dense && styles.dense, className)}>
    {icon}
    <input {...rest} ref={ref} className={styles.input} />
    {end}
  </div>
)

/** A password with a switch to show it. */
export const PasswordInput = (props: Omit<TextInputProps, 'type' | 'end'>) => {
  const { t } = useTranslation()
  const [visible, setVisible] = useState(false)
  return (
    <TextInput
      {...props}
      type={visible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          small
          className={styles.eye}
          label={t(visible ? 'password.hide' : 'password.show')}
          aria-pressed={visible}
          icon={visible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
