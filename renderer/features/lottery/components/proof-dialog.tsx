import { CircleAlert, CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../../lib/cx.ts'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useDrawProofQuery } from '../api.ts'
import { spoken } from '../model/figures.ts'
import { shortNumero } from '../model/issue.ts'
import { checkProof, type ProofState } from '../model/proof.ts'
import styles from './proof-dialog.module.css'

const Step = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <li className={cx(styles.step, good ? styles.good : styles.bad)}>
    {good ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
    <span>{children}</span>
  </li>
)

interface ProofDialogProps {
  readonly gameCode: string
  readonly numero: string
  readonly onClose: () => void
}

/** Works a draw out again on this machine and says what was checked. */
export const ProofDialog = ({ gameCode, numero, onClose }: ProofDialogProps) => {
  const { t } = useTranslation('lottery')
  const { data, isError, refetch } = useDrawProofQuery({ gameCode, numero }, { refetchOnMountOrArgChange: true })
  const [state, setState] = useState<ProofState>()

  useEffect(() => {
    let current = true
    if (data) void checkProof(data).then((next) => current && setState(next))
    return () => {
      current = false
    }
  }, [data])

  return (
    <Dialog title={t('proof.title', { issue: shortNumero(numero) })} lead={t('proof.lead')} size="large" onClose={onClose}>
      <div role="status" aria-busy={!state && !isError}>
        {isError && <ErrorState onRetry={() => void refetch()} />}
        {!state && !isError && <Skeleton height="96px" />}
        {state && state.kind !== 'checked' && <p>{t(`proof.${state.kind}`)}</p>}
        {state?.kind === 'checked' && (
          <ol>
            <Step good={state.checked.seed}>{t(state.checked.seed ? 'proof.seedGood' : 'proof.seedBad')}</Step>
            <Step good={state.checked.result}>
              {t(state.checked.result ? 'proof.resultGood' : 'proof.resultBad', {
                digits: spoken(state.checked.draw),
                count: data?.betCount ?? 0,
              })}
            </Step>
          </ol>
        )}
      </div>
      {data && state?.kind === 'checked' && (
        <dl className={styles.facts}>
          <dt>{t('proof.commitment')}</dt>
          <dd>{data.commitment}</dd>
          <dt>{t('proof.seed')}</dt>
          <dd>{data.seed}</dd>
          <dt>{t('proof.root')}</dt>
          <dd>{data.root}</dd>
        </dl>
      )}
    </Dialog>
  )
}
