import Check from 'lucide-react/icons/check'
import type { BreakTerm } from '@portico/contract/control/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { failureKey } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { TextInput } from '../../../ui/text-input/text-input.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useTakeBreakMutation } from '../api.ts'
import styles from '../control.module.css'

interface BreakDialogProps {
  readonly kind: 'timeOut' | 'exclusion'
  readonly term: BreakTerm
  readonly onClose: () => void
}

/** The one question before a break; a self-exclusion wants a word typed, too. Everything that is open ends with the answer. */
export const BreakDialog = ({ kind, term, onClose }: BreakDialogProps) => {
  const { t } = useTranslation(['control', 'errors', 'common'])
  const navigate = useNavigate()
  const toasts = useToasts()
  const [take, { isLoading }] = useTakeBreakMutation()
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const word = t('break.exclusion.word')
  const length = t(`term.${term}`)
  const begin = async () => {
    if (kind === 'exclusion' && typed.trim().toLocaleLowerCase() !== word.toLocaleLowerCase()) {
      setFault(t('break.exclusion.typeIt', { word }))
      return
    }
    const { error } = await take({ term })
    if (error) {
      setFault(t(`errors:${failureKey(error)}`))
      return
    }
    // The session has ended with it; whatever comes of that, this stays to be read.
    toasts.show(t(`break.${kind}.begun`, { term: length }), 'neutral')
    onClose()
    void navigate(paths.home)
  }
  return (
    <Dialog title={t(`break.${kind}.ask`, { term: length })} lead={t(`break.${kind}.what`)} onClose={onClose}>
      <form
        className={styles.editor}
        onSubmit={(event) => {
          event.preventDefault()
          void begin()
        }}
      >
        <ul className={styles.open}>
          {(['ends', 'withdrawing', 'openBets'] as const).map((line) => (
            <li key={line}>
              <Check aria-hidden="true" />
              {t(`break.${line}`)}
            </li>
          ))}
        </ul>
        {kind === 'exclusion' ? (
          <Field label={t('break.exclusion.typeIt', { word })} error={fault}>
            {(control) => (
              <TextInput
                {...control}
                autoComplete="off"
                autoCapitalize="none"
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            )}
          </Field>
        ) : (
          fault !== undefined && <p role="alert">{fault}</p>
        )}
        <Button type="submit" look="quiet" wide busy={isLoading}>
          {t(`break.${kind}.action`, { term: length })}
        </Button>
        <Button look="quiet" wide onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
      </form>
    </Dialog>
  )
}
