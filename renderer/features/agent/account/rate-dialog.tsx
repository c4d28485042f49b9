import { useTranslation } from 'react-i18next'
import { failureKey } from '../../../api/failure.ts'
import type { DialogPayloads } from '../../../core/dialogs.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useTeamRatesQuery } from '../api.ts'
import { RateForm } from './rate-form.tsx'
import { RateHistory } from './rate-history.tsx'
import { useCategoryName } from './use-category-name.ts'

/** Sets what share of its stakes an account directly below gets back in a category, and shows how that came about. */
export const Component = ({ memberId, account, category, onClose }: DialogPayloads['teamRate'] & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['teamRecords', 'errors'])
  const nameOf = useCategoryName()
  const { currentData, error, refetch } = useTeamRatesQuery({ memberId })
  const rate = currentData?.rates.find((each) => each.category === category)
  return (
    <Dialog title={t('setRate.title', { account, category: nameOf(category) })} lead={t('setRate.lead')} onClose={onClose}>
      {currentData && rate ? (
        <>
          <RateForm memberId={memberId} account={account} rate={rate} clock={currentData} onClose={onClose} />
          <RateHistory steps={currentData.history.filter((step) => step.category === category)} />
        </>
      ) : error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="240px" />
      )}
    </Dialog>
  )
}
