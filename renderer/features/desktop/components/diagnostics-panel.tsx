import { useMutation, useQuery } from '@tanstack/react-query'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import CircleHelp from 'lucide-react/icons/circle-question-mark'
import Copy from 'lucide-react/icons/copy'
import RotateCw from 'lucide-react/icons/rotate-cw'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { keyOf, useDesktop } from '../client.ts'
import styles from './client-dialog.module.css'

const ICONS = { good: CircleCheck, bad: CircleAlert, unknown: CircleHelp }

/** What works and what does not, step by step, to read or to send to support. */
export const DiagnosticsPanel = () => {
  const { t } = useTranslation(['desktop', 'common'])
  const toasts = useToasts()
  const { ask } = useDesktop()
  const {
    data: steps,
    isError,
    isFetching,
    refetch,
  } = useQuery({ queryKey: keyOf('diagnostics'), queryFn: () => ask['diagnostics.run'](), staleTime: 0 })
  const copy = useMutation({
    mutationFn: () => ask['diagnostics.copy'](),
    onSuccess: () => toasts.show(t('common:copy_success'), 'positive'),
    onError: () => toasts.show(t('diagnostics.notCopied'), 'negative'),
  })
  return (
    <>
      <p>{t('diagnostics.lead')}</p>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!steps && !isError && <Skeleton height="300px" />}
      {steps && (
        <ol className={styles.rows} aria-busy={isFetching}>
          {steps.map(({ number, name, outcome, detail }) => {
            const Icon = ICONS[outcome]
            return (
              <li key={name} data-outcome={outcome}>
                <Icon aria-hidden="true" />
                <span className={styles.host}>
                  {number}. {t(`step.${name}`)}
                </span>
                <span>{t(`outcome.${outcome}`)}</span>
                <code className={styles.detail}>{detail}</code>
              </li>
            )
          })}
        </ol>
      )}
      <div className={styles.actions}>
        <Button look="primary" icon={<Copy aria-hidden="true" />} busy={copy.isPending} onClick={() => copy.mutate()}>
          {t('diagnostics.copy')}
        </Button>
        <Button icon={<RotateCw aria-hidden="true" />} busy={isFetching} onClick={() => void refetch()}>
          {t('diagnostics.again')}
        </Button>
      </div>
    </>
  )
}
