import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery'
import { useFormat } from '../../../i18n/use-language.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { NumberBalls } from '../../../ui/number-ball/number-ball.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { RESULTS, useDrawResultsQuery } from '../api.ts'
import { useDesk } from '../hooks/use-desk.ts'
import { figuresOf, spoken } from '../model/figures.ts'
import { shortNumero } from '../model/issue.ts'
import { formOf, sumOf } from '../model/results.ts'
import { ProofDialog } from './proof-dialog.tsx'
import styles from './results.module.css'

const SHOWN = 8

const ResultRow = ({ draw, onProof }: { draw: DrawResult; onProof: () => void }) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { result } = draw
  const digits = 'digits' in result ? result.digits : undefined
  const issue = shortNumero(draw.numero)
  return (
    <tr>
      <th scope="row">
        {issue} <span className={styles.time}>{format.instant(draw.drawAt, 'time')}</span>
      </th>
      <td>
        <NumberBalls small figures={figuresOf(result)} label={t('head.lastLabel', { issue, digits: spoken(result) })} />
      </td>
      <td className={styles.end}>{digits && sumOf(digits).sum}</td>
      <td className={styles.end}>{digits && t(`form.${formOf(digits)}`)}</td>
      <td className={styles.end}>
        <IconButton small icon={<ShieldCheck />} label={t('results.check', { issue })} onClick={onProof} />
      </td>
    </tr>
  )
}

/** The latest draws, each with its proof. */
export const Results = () => {
  const { t } = useTranslation('lottery')
  const { lottery } = useDesk()
  const { data, isError, refetch } = useDrawResultsQuery({ gameCode: lottery.gameCode, limit: RESULTS })
  const [proofOf, setProofOf] = useState<string>()
  const draws = data?.list.slice(0, SHOWN)
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h3 id="results-title">{t('results.title')}</h3>
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height={`${36 + 40 * SHOWN}px`} />}
      {draws?.length === 0 && <EmptyState title={t('head.noResult')} />}
      {draws && draws.length > 0 && (
        <table className={styles.table} aria-labelledby="results-title">
          <thead>
            <tr>
              <th scope="col">{t('results.issue')}</th>
              <th scope="col">{t('results.result')}</th>
              <th scope="col" className={styles.end}>
                {t('results.sum')}
              </th>
              <th scope="col" className={styles.end}>
                {t('group.front3')}
              </th>
              <th scope="col">
                <span className="visually-hidden">{t('results.proof')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {draws.map((draw) => (
              <ResultRow key={draw.numero} draw={draw} onProof={() => setProofOf(draw.numero)} />
            ))}
          </tbody>
        </table>
      )}
      {proofOf && <ProofDialog gameCode={lottery.gameCode} numero={proofOf} onClose={() => setProofOf(undefined)} />}
    </section>
  )
}
