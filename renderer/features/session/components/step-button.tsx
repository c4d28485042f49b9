import { useTranslation } from 'react-i18next'
import { dialogReplaced } from '../../../core/dialogs.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { Button } from '../../../ui/button/button.tsx'

export interface StepButtonProps {
  /** The sign-in has to begin anew. */
  readonly over: boolean
  readonly busy: boolean
  /** Where the reader was headed. */
  readonly then: string | undefined
  readonly children: string
}

/** Sends the answer of a step; once the sign-in is over, leads back to its beginning. */
export const StepButton = ({ over, busy, then, children }: StepButtonProps) => {
  const { t } = useTranslation()
  const dispatch = useAppDispatch()
  return over ? (
    <Button
      // Another element than the one before, so that it takes the focus.
      key="over"
      look="primary"
      size="large"
      wide
      autoFocus
      onClick={() => dispatch(dialogReplaced({ kind: 'login', ...(then === undefined ? {} : { next: then }) }))}
    >
      {t('action.login')}
    </Button>
  ) : (
    <Button type="submit" look="primary" size="large" wide busy={busy}>
      {children}
    </Button>
  )
}
