import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/state.tsx'
import { LineDispute } from '../disputes/index.ts'
import { useCommissionLineDetailQuery } from './api.ts'
import { usePeriodName } from './earnings-columns.tsx'
import { LineContract } from './line-contract.tsx'
import { LineHistory } from './line-history.tsx'
import { LineProof } from './line-proof.tsx'
import { LineSteps } from './line-steps.tsx'
import { usePayKindName } from '../../core/office-page/use-pay-kind-name.ts'

/** How one line was worked, by which contract, and what became of it. */
export const Component = ({ lineId, onClose }: { readonly lineId: string; readonly onClose: () => void }) => {
  const { t } = useTranslation(['earnings', 'errors'])
  const nameOf = usePeriodName()
  const kindName = usePayKindName()
  const { data, error, refetch } = useCommissionLineDetailQuery({ id: lineId })
  return (
    <Dialog
      side
      size="large"
      title={data ? nameOf(data.line) : t('line')}
      lead={data && [kindName(data.line.kind), data.line.code, t('version', { number: data.line.version })].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      {data ? (
        <>
          <LineSteps line={data.line} before={data.versions.find(({ version }) => version === data.line.version - 1)} />
          <LineHistory detail={data} />
          {data.text !== null && <LineContract line={data.line} text={data.text} />}
          <LineProof detail={data} />
          <LineDispute lineId={lineId} />
        </>
      ) : error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}
