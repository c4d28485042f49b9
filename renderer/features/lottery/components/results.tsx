import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { DrawResult } from '@portico/contract/lottery'
import { useFormat } from '../../../i18n/use-language.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { IconButton } from '../../../ui/icon-button/icon-button.tsx'
import { NumberBalls } from '../../../ui/number-ball/number-ball.tsx'
import { RESULTS, useDrawResultsQuery } from '../api.ts'
import { useDesk } from '../hooks/use-desk.ts'
import { shortNumero } from '../model/issue.ts'
import { formOf, sumOf } from '../model/results.ts'
import { ProofDialog } from './proof-dialog.tsx'
import styles from './results.module.css'

const SHOWN = 8

/** The latest draws, each with its proof. */
export const Results = () => {
  const { t } = useTranslation(['lottery', 'common'])
  const format = useFormat()
  const { lottery } = useDesk()
  const { data, isLoading, isError, refetch } = useDrawResultsQuery({ gameCode: lottery.gameCode, limit: RESULTS })
  const [proofOf, setProofOf] = useState<string>()
  const cell = ({ numero, drawAt }: DrawResult) => (
    <>
      <b className={styles.issue}>{shortNumero(numero)}</b> <span className={styles.time}>{format.instant(drawAt, 'time')}</span>
    </>
  )
  return (
    <section className={styles.results} aria-labelledby="results-title">
      <h3 id="results-title">{t('results.title')}</h3>
      <DataTable
        label={t('results.title')}
        columns={[
          { id: 'issue', header: t('results.issue'), cell },
          {
            id: 'result',
            header: t('results.result'),
            cell: ({ numero, result }) => (
              <NumberBalls
                small
                figures={[...result.digits]}
                label={t('head.lastLabel', { issue: shortNumero(numero), digits: [...result.digits].join(' ') })}
              />
            ),
          },
          { id: 'sum', header: t('results.sum'), numeric: true, cell: ({ result }) => sumOf(result.digits).sum },
          { id: 'form', header: t('group.front3'), numeric: true, cell: ({ result }) => t(`form.${formOf(result.digits)}`) },
          {
            id: 'proof',
            header: t('results.proof'),
            numeric: true,
            cell: ({ numero }) => (
              <IconButton
                small
                icon={<ShieldCheck />}
                label={t('results.check', { issue: shortNumero(numero) })}
                onClick={() => setProofOf(numero)}
              />
            ),
          },
        ]}
        rows={(data?.list ?? []).slice(0, SHOWN)}
        rowKey={({ numero }) => numero}
        loading={isLoading}
        expected={SHOWN}
        error={isError && t('common:fault.title')}
        onRetry={() => void refetch()}
      />
      {proofOf && <ProofDialog gameCode={lottery.gameCode} numero={proofOf} onClose={() => setProofOf(undefined)} />}
    </section>
  )
}
