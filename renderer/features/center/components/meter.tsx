import { useFormat } from '../../../i18n/use-language.tsx'
import styles from '../center.module.css'

/** How far something has come, 0 to 1. */
export const Meter = ({ label, share }: { readonly label: string; readonly share: number }) => {
  const format = useFormat()
  const whole = Math.max(0, Math.min(1, share))
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(whole * 100)}
      aria-valuetext={format.percent(whole)}
      className={styles.meter}
    >
      <span style={{ inlineSize: `${whole * 100}%` }} />
    </div>
  )
}
