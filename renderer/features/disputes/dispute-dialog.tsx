import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import type { DialogPayloads } from '../../core/dialogs.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/state.tsx'
import { useDisputesQuery } from './api.ts'
import { DisputeView } from './dispute-view.tsx'
import { NewDispute } from './new-dispute.tsx'

/** A dispute of a line's period: the one named, else the one that there is, or the form that opens one. */
export const Component = ({ lineId, id, onClose }: DialogPayloads['dispute'] & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['disputes', 'errors', 'earnings'])
  const { data, error, refetch } = useDisputesQuery({ lineId })
  // The one that is read stays when it is withdrawn.
  const [shownId, setShownId] = useState(id)
  const last = data?.list.find((each) => (shownId === undefined ? each.state !== 'WITHDRAWN' : each.id === shownId))
  if (last && shownId === undefined) setShownId(last.id)
  return (
    <Dialog
      side
      size="large"
      title={last ? t('title', { number: last.number }) : t('new')}
      lead={last ? [last.code, last.label, t('lineVersion', { number: last.lineVersion })].filter(Boolean).join(' · ') : t('newLead')}
      onClose={onClose}
    >
      {last ? (
        <DisputeView key={last.id} id={last.id} />
      ) : data ? (
        <NewDispute lineId={lineId} />
      ) : error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}
