import { type ContractKind, SALARIES, SALARY_KINDS, type SalaryFlag } from '@portico/contract/commission/kinds'
import type { agentContractPanel } from '@portico/contract/agent-contract/panel-calls'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { Calendar } from '@portico/commission/kit/calendar/calendar'
import { periodKindOf } from '@portico/commission/terms/contracts'
import { DAY_MS } from '../kit/duration.ts'
import type { Platform } from '../platform.ts'
import { contractOf } from './line.ts'
import { type ContractRow, listContracts } from './store.ts'
import { nameViews } from './view.ts'

type Panel = Omit<ResponseOf<typeof agentContractPanel>, 'serverNow'>
type Change = Panel['calendar'][number]['change']

/** Enough to look ahead; the list of contracts has the rest. */
const MOST = 40

const changesOf = (row: ContractRow, now: Date): { readonly at: Date; readonly change: Change; readonly row: ContractRow }[] => {
  const { state, expiresAt, startsAt, endsAt } = row
  // What is called off before it begins neither begins nor ends.
  if (endsAt !== null && startsAt !== null && endsAt <= startsAt) return []
  const found: readonly (readonly [Date | null, Change])[] = [
    [state === 'OFFERED' ? expiresAt : null, 'answer'],
    [startsAt, 'start'],
    [endsAt, 'end'],
  ]
  return found.flatMap(([at, change]) => (at !== null && at > now ? [{ at, change, row }] : []))
}

const isInForce = ({ startsAt, endsAt }: ContractRow, now: Date): boolean =>
  startsAt !== null && startsAt <= now && (endsAt === null || endsAt > now)

/** What waits for an agent, which records there are to see, and what changes or pays when. */
export const createPanel = ({ database: { orm }, clock, brand }: Pick<Platform, 'database' | 'clock' | 'brand'>, calendar: Calendar) => {
  const endOf = (row: ContractRow, now: Date): Date => new Date(calendar.nextEdge(periodKindOf(contractOf(row).terms), now.getTime()))

  return async (memberId: string, { days }: RequestOf<typeof agentContractPanel>): Promise<Panel> => {
    const now = clock.now()
    const [own, lower] = [await listContracts(orm, { holderId: memberId }), await listContracts(orm, { payerId: memberId })]
    const all = [...own, ...lower]
    const flag = (kind: ContractKind): 0 | 1 => (all.some((row) => row.kind === kind && row.startsAt !== null) ? 1 : 0)
    const isOpen = ({ state, expiresAt }: ContractRow): boolean => state === 'OFFERED' && expiresAt > now
    const changes = all
      .flatMap((row) => changesOf(row, now))
      .filter(({ at }) => at.getTime() <= now.getTime() + days * DAY_MS)
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.row.number - b.row.number)
      .slice(0, MOST)
    const pays = own
      .filter((row) => isInForce(row, now))
      .map((row) => ({ at: endOf(row, now), row }))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.row.number - b.row.number)
    const names = await nameViews(
      orm,
      [...changes, ...pays].map(({ row }) => row),
    )
    return {
      flags: {
        divtypereq: flag('dividend'),
        ...(Object.fromEntries(SALARY_KINDS.map((kind) => [SALARIES[kind].flag, flag(kind)])) as Record<SalaryFlag, 0 | 1>),
      },
      offers: own.filter(isOpen).length,
      terminations: own.filter(({ state }) => state === 'TERMINATION_REQUESTED').length,
      given: lower.filter(isOpen).length,
      calendar: changes.flatMap(({ at, change }, index) => {
        const contract = names[index]
        return contract ? [{ at: at.toISOString(), change, contract }] : []
      }),
      pays: pays.flatMap(({ at }, index) => {
        const contract = names[changes.length + index]
        return contract ? [{ at: at.toISOString(), contract }] : []
      }),
      timeZone: brand.timeZone,
    }
  }
}
