import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewAuthenticator } from '@portico/contract/factor/shapes'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { AuthenticatorSetup, RecoveryCodes } from '../../factors/index.ts'
import { useConfirmAuthenticatorMutation } from '../factors-api.ts'

/** An app that is to be confirmed, or recovery codes that are to be written down. */
export type AppStep = { readonly app: NewAuthenticator } | { readonly codes: readonly string[] }

interface AppDialogProps {
  readonly step: AppStep
  readonly onStep: (step: AppStep) => void
  readonly onClose: () => void
}

/** Sets up an authenticator app, and then shows its recovery codes, this once. */
export const AppDialog = ({ step, onStep, onClose }: AppDialogProps) => {
  const { t } = useTranslation(['security', 'common'])
  const toasts = useToasts()
  const [confirm] = useConfirmAuthenticatorMutation()
  const [added, setAdded] = useState(false)
  if ('codes' in step) {
    const close = () => {
      // Said afterwards: on a phone it would lie over the codes.
      if (added) toasts.show(t('app.added'), 'positive')
      onClose()
    }
    return (
      <Dialog key="codes" title={t('codes.newTitle')} lead={t('codes.newLead')} onClose={close}>
        <RecoveryCodes codes={step.codes} onDone={close} />
      </Dialog>
    )
  }
  return (
    <Dialog key="app" title={t('app.setupTitle')} lead={t('app.setupLead')} onClose={onClose}>
      <AuthenticatorSetup
        app={step.app}
        beside={
          <Button look="ghost" onClick={onClose}>
            {t('common:action.cancel')}
          </Button>
        }
        onCode={async (code) => {
          const { data, error } = await confirm({ code })
          if (!data) return error
          setAdded(true)
          onStep({ codes: data.recoveryCodes })
          return undefined
        }}
      />
    </Dialog>
  )
}
