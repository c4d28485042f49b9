import { useTranslation } from 'react-i18next'
import { commaOf } from '../../../../i18n/direction.ts'
import { useFormat, useLanguage } from '../../../../i18n/use-language.tsx'
import type { PlanLine } from '@portico/contract/bets/chase-shapes'
import { IssueNote } from '../slip/slip-notes.tsx'

/** Issues of a plan that came to nothing, and why; nothing where all had their turn. */
export const LostLines = ({ lines }: { readonly lines: readonly PlanLine[] }) => {
  const { t } = useTranslation('tools')
  const format = useFormat()
  const { tag } = useLanguage()
  const reasonOf = ({ state, reason }: PlanLine) =>
    state === 'VOID' || reason === 'VOID' ? 'VOID' : reason === 'MISSED' ? 'MISSED' : undefined
  return [...Map.groupBy(lines, reasonOf)].map(([reason, issues]) =>
    reason === undefined ? null : (
      <IssueNote key={reason} tone="warning">
        {t(`lost.${reason}`, { count: issues.length, issues: issues.map(({ numero }) => format.issue(numero)).join(commaOf(tag)) })}
      </IssueNote>
    ),
  )
}
