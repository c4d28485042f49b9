import type { TicketBundle, TicketPool } from '@portico/contract/ticket/shapes'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveJson } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { useTicketBundleQuery } from '../api.ts'
import { prove, type Proven } from '../prove.ts'
import styles from './proof-dialog.module.css'

const Verdict = ({ fits, text }: { readonly fits: boolean; readonly text: string }) => (
  <li data-fits={fits}>
    {fits ? <Check aria-hidden="true" /> : <X aria-hidden="true" />}
    {text}
  </li>
)

const Verdicts = ({ bundle }: { readonly bundle: TicketBundle }) => {
  const { t } = useTranslation('tickets')
  const [proven, setProven] = useState<Proven>()
  useEffect(() => {
    let current = true
    void prove(bundle).then((result) => {
      if (current) setProven(result)
    })
    return () => {
      current = false
    }
  }, [bundle])
  if (!proven) return <Skeleton height="48px" />
  const { own, of, whole } = proven
  return (
    <ul className={styles.verdicts}>
      {of > 0 && <Verdict fits={own === of} text={t('proof.own', { own, count: of })} />}
      {whole !== null && <Verdict fits={whole} text={t(whole ? 'proof.whole' : 'proof.wrong')} />}
      {of === 0 && whole === null && <li>{t(bundle.kind === 'RAFFLE' ? 'proof.raffle' : 'proof.nothing')}</li>}
    </ul>
  )
}

/** How a pool was sealed, checked in this browser, and everything to check it elsewhere. */
export const ProofDialog = ({ pool, onClose }: { readonly pool: TicketPool; readonly onClose: () => void }) => {
  const { t } = useTranslation('tickets')
  const { data, isError, refetch } = useTicketBundleQuery({ pool: pool.id }, { refetchOnMountOrArgChange: true })
  const rows = [
    ['commitment', pool.commitment],
    ['root', pool.root ?? t('proof.noRoot')],
    ['seed', pool.seed ?? t('proof.noSeed')],
  ] as const
  return (
    <Dialog
      title={t('proof.title', { title: pool.title })}
      lead={t(pool.kind === 'RAFFLE' ? 'proof.leadRaffle' : 'proof.lead')}
      size="large"
      onClose={onClose}
    >
      {isError && <ErrorState title={t('failed')} onRetry={() => void refetch()} />}
      {data ? <Verdicts bundle={data} /> : !isError && <Skeleton height="48px" />}
      <dl className={styles.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`proof.${name}`)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{t('proof.hint')}</p>
      <DialogActions>
        <Button look="ghost" disabled={!data} onClick={() => data && saveJson(`tickets-${pool.number}.json`, data)}>
          {t('proof.save')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
