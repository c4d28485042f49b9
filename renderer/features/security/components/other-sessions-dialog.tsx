import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { useEndOtherSessionsMutation, useOwnSessionsQuery } from '../api.ts'
import { useProof } from '../use-proof.tsx'

const OfferForm = ({ count, onClose }: { readonly count: number; readonly onClose: () => void }) => {
  const { t } = useTranslation(['security', 'errors'])
  const toasts = useToasts()
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation()
  const { proved, dialog } = useProof()
  const end = async () => {
    let ended = false
    const failure = await proved(async () => {
      const answer = await endOthers({})
      ended = answer.error === undefined
      return answer
    })
    if (failure !== undefined) toasts.show(t(`errors:${failureKey(failure)}`), 'negative')
    if (!ended) return
    toasts.show(t('others.done'), 'positive')
    onClose()
  }
  return (
    <>
      <Dialog title={t('others.title')} lead={t('others.lead', { count })} onClose={onClose}>
        <DialogActions>
          <Button look="ghost" onClick={onClose}>
            {t('others.leave')}
          </Button>
          <Button look="primary" busy={isLoading} onClick={() => void end()}>
            {t('others.end')}
          </Button>
        </DialogActions>
      </Dialog>
      {dialog}
    </>
  )
}

/** Offers to end the other sessions after what the account is signed in to with has changed; nothing where there are none. */
export const Component = ({ onClose }: { readonly onClose: () => void }) => {
  // Failure shown by ./devices-section.tsx; an offer that nobody asked for is not made then.
  const { data, isError, isFetching } = useOwnSessionsQuery({}, { refetchOnMountOrArgChange: true })
  const count = isFetching ? undefined : data && data.list.length - 1
  const useless = isError || count === 0
  useEffect(() => {
    if (useless) onClose()
  }, [useless, onClose])
  return count ? <OfferForm count={count} onClose={onClose} /> : null
}
