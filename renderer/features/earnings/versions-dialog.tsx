import type { CommissionLineView } from '@portico/contract/commission/line-shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import type { DialogPayloads } from '../../core/dialogs.ts'
import { usePayKindName } from '../../core/office-page/use-pay-kind-name.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Select } from '../../ui/select/select.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/state.tsx'
import { useCommissionDifferenceQuery, useCommissionLineDetailQuery } from './api.ts'
import { ChangedBets } from './changed-bets.tsx'
import { usePeriodName } from './earnings-columns.tsx'
import { termsOf } from './terms.ts'
import { TierBar } from './tier-bar.tsx'
import { VersionCause } from './version-cause.tsx'
import { VersionSteps } from './version-steps.tsx'
import { VersionSums } from './version-sums.tsx'
import styles from './versions.module.css'

type Pair = readonly [CommissionLineView, CommissionLineView, ...CommissionLineView[]]

/** Two versions, the earlier before; which of more than two the reader says. */
const Versions = ({ versions, text }: { readonly versions: Pair; readonly text: string | null }) => {
  const { t } = useTranslation(['earnings', 'errors'])
  const [chosen, setChosen] = useState(() => [versions.at(-2)!.version, versions.at(-1)!.version] as const)
  const find = (version: number) => versions.find((each) => each.version === version) ?? versions[0]
  const [before, after] = chosen.toSorted((a, b) => a - b).map(find) as [CommissionLineView, CommissionLineView]
  const { currentData, error, refetch } = useCommissionDifferenceQuery({ id: after.id, before: before.id })
  const terms = text === null ? undefined : termsOf(text)
  const options = versions.map(({ version }) => ({ value: String(version), label: t('version', { number: version }) }))
  /** A version is compared with another one. */
  const optionsBeside = (other: number) => options.filter(({ value }) => value !== String(other))
  return (
    <>
      {versions.length > 2 && (
        <div className={styles.choice}>
          {([0, 1] as const).map((side) => (
            <Select
              key={side}
              dense
              aria-label={t(side === 0 ? 'compare.first' : 'compare.second')}
              value={String(chosen[side])}
              options={optionsBeside(chosen[side === 0 ? 1 : 0])}
              onChange={({ target }) =>
                setChosen(([one, other]) => (side === 0 ? [Number(target.value), other] : [one, Number(target.value)]))
              }
            />
          ))}
        </div>
      )}
      <VersionSums before={before} after={after} />
      {currentData && <VersionCause difference={currentData} version={before.version} />}
      <VersionSteps before={before} after={after} terms={terms} />
      {terms && <TierBar terms={terms} before={before} after={after} />}
      {currentData ? (
        currentData.count > 0 && <ChangedBets difference={currentData} />
      ) : error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="120px" />
      )}
    </>
  )
}

const isPair = (versions: readonly CommissionLineView[]): versions is Pair => versions.length > 1

/** Two versions of a line side by side: the steps that differ, and the bets that they differ by. */
export const Component = ({ lineId, onClose }: DialogPayloads['lineVersions'] & { readonly onClose: () => void }) => {
  const { t } = useTranslation(['earnings', 'errors'])
  const nameOf = usePeriodName()
  const kindName = usePayKindName()
  const { data, error, refetch } = useCommissionLineDetailQuery({ id: lineId })
  return (
    <Dialog
      side
      size="large"
      title={data ? t('compare.title', { period: nameOf(data.line) }) : t('compare.open')}
      lead={data && [kindName(data.line.kind), data.line.code].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      {data ? (
        isPair(data.versions) && <Versions versions={data.versions} text={data.text} />
      ) : error ? (
        <ErrorState title={t(`errors:${failureKey(error)}`)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="320px" />
      )}
    </Dialog>
  )
}
