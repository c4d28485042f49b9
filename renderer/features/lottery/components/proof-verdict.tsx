import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { drawProof } from '@portico/contract/lottery/calls'
import type { ResponseOf } from '@portico/contract/kit/call'
import { checkDraw } from '@portico/lottery/verify'
import { cx } from '../../../lib/cx.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { useChecked } from '../hooks/use-checked.ts'
import { drawText } from '../../../ui/draw-figures/figures.ts'
import styles from './proof-dialog.module.css'

export type Proof = ResponseOf<typeof drawProof>

/** One thing that was checked, with a sign beside the words. */
export const Finding = ({ good, children }: { good: boolean; children: ReactNode }) => (
  <p className={cx(styles.step, good ? styles.good : styles.bad)}>
    {good ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
    <span>{children}</span>
  </p>
)

/** Works a draw out again on this machine and says what came of it. */
export const ProofVerdict = ({ proof }: { proof: Proof }) => {
  const { t } = useTranslation('lottery')
  const check = useChecked(useMemo(() => () => checkDraw(proof), [proof]))
  if (!check) return <Skeleton height="72px" />
  if (check.kind !== 'checked') return <p>{t(`proof.${check.kind}`)}</p>
  const { seed, result, draw } = check.checked
  return (
    <>
      <Finding good={seed}>{t(seed ? 'proof.seedGood' : 'proof.seedBad')}</Finding>
      <Finding good={result}>
        {t(result ? 'proof.resultGood' : 'proof.resultBad', { digits: drawText(draw), count: proof.betCount })}
      </Finding>
    </>
  )
}
