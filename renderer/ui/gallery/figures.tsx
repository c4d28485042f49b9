import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/use-language.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { CountdownRing } from '../countdown-ring/countdown-ring.tsx'
import { type Column, DataTable } from '../data-table/data-table.tsx'
import { LineChart, Sparkline } from '../line-chart/line-chart.tsx'
import { Amount, Money } from '../money/money.tsx'
import { NumberBalls, NumberChoice } from '../number-ball/number-ball.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Block, Columns, Line } from './block.tsx'

interface Downline {
  readonly account: string
  readonly bets: number
  readonly net: string
}

const ROWS: readonly Downline[] = [
  { account: 'quangtrung', bets: 611_300, net: '19902.0000' },
  { account: 'ducminh77', bets: 196_420, net: '-7856.0000' },
  { account: 'tuankiet', bets: 27_730, net: '0.0000' },
]
const BETS = [412, 438, 455, 430, 498, 560, 602, 548, 521, 534, 577, 618, 655, 594]
const PAID = [402, 421, 462, 418, 476, 541, 571, 556, 498, 519, 560, 589, 671, 571]
const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']
const vnd = (amount: string) => ({ amount, currency: 'VND' })

/** Money, numbers, tables and charts. */
export const Figures = () => {
  const { t } = useTranslation()
  const format = useFormat()
  const [chosen, setChosen] = useState<readonly string[]>(['1', '3', '8'])
  const [page, setPage] = useState(7)
  const columns: readonly Column<Downline>[] = [
    { id: 'account', header: t('account.member'), cell: (row) => row.account, sortBy: (row) => row.account },
    { id: 'bets', header: t('account.bets'), numeric: true, cell: (row) => format.number(row.bets), sortBy: (row) => row.bets },
    {
      id: 'net',
      header: t('page.personalProfit'),
      numeric: true,
      cell: (row) => <Amount value={vnd(row.net)} />,
      sortBy: (row) => Number(row.net),
    },
  ]
  const toggle = (digit: string) => setChosen(chosen.includes(digit) ? chosen.filter((other) => other !== digit) : [...chosen, digit])
  return (
    <>
      <Block name="Numbers">
        <Line>
          <Money value={vnd('12480500.0000')} />
          <Amount value={vnd('48250000.0000')} />
          <Amount value={vnd('-4000.0000')} />
          <Avatar name="Minh Linh" />
          <Sparkline label={t('page.personalProfit')} values={BETS} />
          <NumberBalls figures={['2', '0', '2', '8', '2']} />
          <NumberBalls figures={['7', '1', '6', '3', '9']} small />
        </Line>
        <Line>
          {DIGITS.map((digit) => (
            <NumberChoice key={digit} figure={digit} on={chosen.includes(digit)} onToggle={() => toggle(digit)} note={Number(digit) * 3} />
          ))}
        </Line>
        <Line>
          <CountdownRing leftMs={161_000} wholeMs={300_000} label={t('agent.clock')} />
          <CountdownRing leftMs={18_000} wholeMs={300_000} label={t('agent.clock')} />
        </Line>
      </Block>
      <Block name="Table and chart">
        <Columns>
          <DataTable
            label={t('page.downlineManagmentView')}
            columns={columns}
            rows={ROWS}
            rowKey={(row) => row.account}
            selected="ducminh77"
            onRow={() => undefined}
            total={{ label: t('action.seeAll'), cells: { bets: format.number(835_450), net: <Amount value={vnd('12046.0000')} /> } }}
          />
          <LineChart
            label={t('page.personalProfit')}
            series={[
              { name: t('account.bets'), values: BETS },
              { name: t('page.withdraw'), values: PAID },
            ]}
            labels={BETS.map((_, index) => `${index + 8}/11`)}
            formatValue={(value) => format.number(value)}
          />
        </Columns>
        <DataTable label={t('page.messageV2')} columns={columns} rows={[]} rowKey={(row) => row.account} loading expected={2} />
        <Pagination page={page} total={20} onPage={setPage} />
      </Block>
    </>
  )
}
