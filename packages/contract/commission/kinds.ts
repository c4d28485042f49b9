/** What is said of a salary. All that is calculated, paid and shown of it follows from this. */
interface Salary {
  /** Day, week from Monday, half month, month, hour of the clock, or five minutes: its bets are those of one, and it is calculated at the end. */
  readonly period: 'D' | 'W' | 'H' | 'M' | 'hour' | 'window'
  /** What is paid: the team's turnover by tiers, or each stake that was won or lost by rates. */
  readonly measure: 'turnover' | 'stakes'
  /** Whether it is paid as many days after its own as the operator set; of days alone. */
  readonly waits?: boolean
  /** What a contract's code begins with: `DS-2041`. */
  readonly letters: string
  /** Its records in the office, and the flag by which a panel says that there are any. */
  readonly section: string
  readonly flag: string
  /** The letter that finds that section first in the office's search. */
  readonly searchKey: string
}

/** The salaries, each once. A new one is a row here and its words: docs/guides/salary.md. */
const ROWS = {
  daily: {
    period: 'D',
    measure: 'turnover',
    waits: true,
    letters: 'DS',
    section: 'agentDailyWages2',
    flag: 'dailysalreqtype',
    searchKey: 's',
  },
  hourly: {
    period: 'hour',
    measure: 'turnover',
    letters: 'HS',
    section: 'agentHourSalary',
    flag: 'contracthoursalreq',
    searchKey: 'h',
  },
  realtime: {
    period: 'window',
    measure: 'stakes',
    letters: 'RS',
    section: 'agentRealtimeSalary',
    flag: 'realtimesalreqtype',
    searchKey: 'e',
  },
} as const satisfies Readonly<Record<string, Salary>>

export type SalaryKind = keyof typeof ROWS
export type SalaryFlag = (typeof ROWS)[SalaryKind]['flag']
export type SalarySection = (typeof ROWS)[SalaryKind]['section']

export const SALARIES: Readonly<Record<SalaryKind, Salary & { readonly section: SalarySection; readonly flag: SalaryFlag }>> = ROWS
export const SALARY_KINDS = /* @__PURE__ */ Object.keys(ROWS) as readonly SalaryKind[]
export const SALARY_SECTIONS: readonly SalarySection[] = /* @__PURE__ */ (() => SALARY_KINDS.map((kind) => SALARIES[kind].section))()

/** What agents are paid for: the difference of rebate rates, salaries, what a team lost. */
export const COMMISSION_KINDS = /* @__PURE__ */ (() => ['rebate', ...SALARY_KINDS, 'dividend'] as const)()
export type CommissionKind = (typeof COMMISSION_KINDS)[number]

/** What a contract pays by: what the team lost, or a salary. */
export const CONTRACT_KINDS = /* @__PURE__ */ (() => ['dividend', ...SALARY_KINDS] as const)()
export type ContractKind = (typeof CONTRACT_KINDS)[number]

/** Day, week from Monday, half month, month. */
export const DIVIDEND_PERIODS = ['D', 'W', 'H', 'M'] as const

export const isSalary = (kind: CommissionKind): kind is SalaryKind => kind !== 'rebate' && kind !== 'dividend'

/** Whether stakes are paid by rates, and not turnover or loss by tiers. */
export const paysStakes = (kind: CommissionKind): boolean => isSalary(kind) && SALARIES[kind].measure === 'stakes'

/** Whether a day has several of its periods, so that a period is named by when it began. */
export const isWithinDay = (kind: CommissionKind): boolean =>
  isSalary(kind) && (SALARIES[kind].period === 'hour' || SALARIES[kind].period === 'window')
