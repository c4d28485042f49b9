import { useTranslation } from 'react-i18next'
import type { IssueAhead } from '@portico/contract/bets/chase-shapes'
import { toMoney } from '@portico/contract/kit/money'
import type { ChaseRow } from '@portico/lottery/chase/plan'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Amount } from '../../../../ui/money/money.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { MONEY } from '../slip/money-style.ts'
import { IssueTable } from './issue-table.tsx'

interface Props {
  readonly issues: readonly IssueAhead[]
  readonly rows: readonly ChaseRow[]
}

/** Each issue of a plan: what it costs, what has been spent by then, and what is left if it is the one that wins. */
export const ChaseTable = ({ issues, rows }: Props) => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { member } = useBetPanel()
  const money = (units: bigint) => format.money(toMoney(units, member.currency), MONEY)
  return (
    <IssueTable headings={[t('chase.table.spent'), t('chase.table.back'), t('chase.table.profit')]}>
      {rows.map(({ multiple, stake, spent, back, profit }, i) => {
        const issue = issues[i]
        return (
          <tr key={issue?.numero ?? i}>
            <th scope="row">
              {issue && (
                <>
                  {format.issue(issue.numero)} <small>{format.instant(issue.drawAt, 'time')}</small>
                </>
              )}
            </th>
            <td data-label={t('chase.table.multiple')}>{format.number(multiple)}</td>
            <td data-label={t('chase.table.stake')}>{money(stake)}</td>
            <td data-label={t('chase.table.spent')}>{money(spent)}</td>
            <td data-label={t('chase.table.back')}>{money(back)}</td>
            <td data-label={t('chase.table.profit')}>
              <Amount value={toMoney(profit, member.currency)} style={MONEY} />
            </td>
          </tr>
        )
      })}
    </IssueTable>
  )
}
