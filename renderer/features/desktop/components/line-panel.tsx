import { useMutation, useQuery } from '@tanstack/react-query'
import Gauge from 'lucide-react/icons/gauge'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { Tag } from '../../../ui/tag/tag.tsx'
import { useToasts } from '../../../ui/toast/toasts.ts'
import { keyOf, useDesktop, useClientFact } from '../client.ts'
import styles from './client-dialog.module.css'

/** The domains of the signed list, how quick each is, and which is in use [DESKTOP-03] [SYSTEM-05]. */
export const LinePanel = () => {
  const { t } = useTranslation(['desktop', 'common'])
  const toasts = useToasts()
  const format = useFormat()
  const { ask, state } = useDesktop()
  const { kind, host, cause, listExpired } = useClientFact('line')
  const { vault } = useClientFact('session')
  const { data: lines, isError, refetch } = useQuery({ queryKey: [...keyOf('lines'), host], queryFn: () => ask['lines.list']() })
  const measure = useMutation({ mutationFn: () => ask['lines.measure'](), onSettled: () => refetch() })
  const use = useMutation({
    mutationFn: (to: string) => ask['lines.use'](to),
    onSettled: () => refetch(),
    onError: () => toasts.show(t('line.notUsed'), 'negative'),
  })
  return (
    <>
      <p>{kind === 'lost' && cause ? t(`cause.${cause}`) : t(`line.${kind}`, { host })}</p>
      {listExpired && <p className={styles.note}>{t('line.expired')}</p>}
      {vault !== 'ready' && <p className={styles.note}>{t(`vault.${vault}`)}</p>}
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!lines && !isError && <Skeleton height="132px" />}
      {lines && (
        <ul className={styles.rows}>
          {lines.map((line) => (
            <li key={line.host}>
              <span className={styles.host}>{line.host}</span>
              {line.active && <Tag tone="positive">{t('line.inUse')}</Tag>}
              <span className={styles.speed}>{line.ms === null ? t('line.silent') : t('line.ms', { ms: format.number(line.ms) })}</span>
              {!line.active && state.role === 'main' && (
                <Button
                  size="small"
                  look="ghost"
                  busy={use.isPending}
                  aria-label={t('line.useNamed', { host: line.host })}
                  onClick={() => use.mutate(line.host)}
                >
                  {t('line.use')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Button icon={<Gauge aria-hidden="true" />} busy={measure.isPending} onClick={() => measure.mutate()}>
        {t('line.measure')}
      </Button>
    </>
  )
}
