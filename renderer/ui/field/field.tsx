import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useId } from 'react'
import styles from './field.module.css'

/** What a control inside a field must carry. */
export interface FieldControl {
  readonly id: string
  readonly 'aria-invalid': boolean | undefined
  readonly 'aria-describedby': string | undefined
}

export interface FieldProps {
  readonly label: ReactNode
  /** At the label's line end, e.g. a link. */
  readonly aside?: ReactNode
  readonly hint?: ReactNode
  /** Marks the label; the control says `required` itself. A form that marks says once what the mark means. */
  readonly marked?: boolean | undefined
  /** What is wrong and what to do; read out when it appears. */
  readonly error?: ReactNode
  readonly children: (control: FieldControl) => ReactNode
}

/** A label above, its control, and the hint or error below. */
export const Field = ({ label, aside, hint, marked, error, children }: FieldProps) => {
  const id = useId()
  const noteId = `${id}-note`
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} data-marked={marked ? '' : undefined}>
          {label}
        </label>
        {aside}
      </div>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error || hint ? noteId : undefined })}
      <div id={noteId} aria-live="polite">
        {error ? (
          <p className={styles.error}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        ) : (
          hint && <p className={styles.hint}>{hint}</p>
        )}
      </div>
    </div>
  )
}
