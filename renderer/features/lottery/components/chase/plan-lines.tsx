import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import type { PlanLine } from '@portico/contract/bets/chase-shapes'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx'
import { MONEY } from '../slip/money-style.ts'
import { IssueTable } from './issue-table.tsx'

interface Props {
  readonly lines: readonly PlanLine[]
  readonly busy: boolean
  readonly isOpen: (line: PlanLine) => boolean
  readonly onCancel: (numero: string) => void
}

const useOutcome = () => {
  const { t } = useTranslation('lottery')
  return ({ state, reason, betState }: PlanLine): string => {
    if (reason) return t(`chase.reason.${reason}`)
    return betState ? t(`chase.bet.${betState}`) : t(`chase.lineState.${state}`)
  }
}

/** Each issue of a plan, what became of it, and a way to give it back while it is not sealed. */
export const PlanLines = ({ lines, busy, isOpen, onCancel }: Props) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const outcome = useOutcome()
  return (
    <IssueTable
      headings={[
        t('chase.plans.payout'),
        t('bets.state'),
        <span key="cancel" className="visually-hidden">
          {t('chase.cancel')}
        </span>,
      ]}
    >
      {lines.map((line) => (
        <tr key={line.numero}>
          <th scope="row">
            {format.issue(line.numero)} <small>{format.instant(line.drawAt, 'time')}</small>
          </th>
          <td data-label={t('chase.table.multiple')}>{format.number(line.multiple)}</td>
          <td data-label={t('chase.table.stake')}>{format.money(line.stake, MONEY)}</td>
          <td data-label={t('chase.plans.payout')}>{line.payout ? format.money(line.payout, MONEY) : '–'}</td>
          <td data-label={t('bets.state')}>{outcome(line)}</td>
          <td>
            {isOpen(line) && (
              <IconButton
                small
                icon={<X />}
                label={t('chase.cancelIssue', { issue: format.issue(line.numero) })}
                disabled={busy}
                onClick={() => onCancel(line.numero)}
              />
            )}
          </td>
        </tr>
      ))}
    </IssueTable>
  )
}
