import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { useFactorsQuery } from '../factors-api.ts'
import { useAddPasskey } from '../use-add-passkey.tsx'

const OfferForm = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('security')
  const { add, busy, dialog } = useAddPasskey()
  return (
    <>
      <Dialog title={t('passkeys.offerTitle')} lead={t('passkeys.offerLead')} onClose={onClose}>
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            {t('passkeys.offerLater')}
          </Button>
          <Button
            look="primary"
            icon={<Fingerprint aria-hidden="true" />}
            busy={busy}
            onClick={() =>
              void add().then((done) => {
                if (done) onClose()
              })
            }
          >
            {t('passkeys.add')}
          </Button>
        </DialogActions>
      </Dialog>
      {dialog}
    </>
  )
}

/** Offers a passkey after a login by password. Whoever has one, or cannot have one here, sees nothing of it. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  // Failure not shown: an offer that nobody asked for is not made then.
  const { data, isError } = useFactorsQuery({})
  const useless = isError || (data !== undefined && (data.passkeyOrigin === null || data.passkeys.length > 0))
  useEffect(() => {
    if (useless) onClose()
  }, [useless, onClose])
  return data && !useless ? <OfferForm onClose={onClose} /> : null
}
