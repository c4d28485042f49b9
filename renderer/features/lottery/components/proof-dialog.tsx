import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useDrawProofQuery } from '../api.ts'
import { ProofVerdict } from './proof-verdict.tsx'

interface ProofDialogProps {
  readonly gameCode: string
  readonly numero: string
  readonly onClose: () => void
}

/** What a check of a draw found, and the way to the whole proof. */
export const ProofDialog = ({ gameCode, numero, onClose }: ProofDialogProps) => {
  const { t } = useTranslation(['lottery', 'receipts'])
  const format = useFormat()
  const { data, isError, refetch } = useDrawProofQuery({ gameCode, numero }, { refetchOnMountOrArgChange: true })
  return (
    <Dialog title={t('proof.title', { issue: format.issue(numero) })} lead={t('proof.lead')} size="large" onClose={onClose}>
      <div role="status" aria-busy={!data && !isError}>
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {!data && !isError && <Skeleton height="96px" />}
        {data && <ProofVerdict proof={data} />}
      </div>
      <DialogActions>
        <ButtonLink to={paths.proof(gameCode, numero)} look="primary">
          {t('receipts:page.whole')}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
