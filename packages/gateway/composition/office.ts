import { SALARIES, SALARY_KINDS } from '@portico/contract/commission/kinds'
import { agentContractsArea, agreedContracts, counting, givenContracts, hasBegun } from '../agent-contracts/index.ts'
import { commissionsArea } from '../commissions/index.ts'
import { disputesArea } from '../disputes/index.ts'
import type { Caller } from '../http/bind.ts'
import { readPrizeGroups } from '../member/index.ts'
import { savedViewsArea } from '../saved-views/index.ts'
import type { Composer } from './composer.ts'
import type { Play } from './play.ts'
import type { Foundation } from './foundation.ts'
import type { Identity } from './identity.ts'

/** The records that contracts of a kind open. */
const SECTIONS = [
  ['agentDividendRecordCopy2', 'divtypereq'],
  ...SALARY_KINDS.map((kind) => [SALARIES[kind].section, SALARIES[kind].flag] as const),
] as const

/** What agents earn by their teams, and agree on with those above and below. */
export const composeOffice = (
  { platform, parts, listed }: Composer,
  { ledger, audit }: Foundation,
  { withdrawPassword, rebateRates }: Pick<Identity, 'withdrawPassword' | 'rebateRates'>,
  { agents }: Pick<Play, 'agents'>,
) => {
  const { config } = parts
  const agentContracts = listed(agentContractsArea(platform, { config, withdrawPassword, audit, soFar: agents.soFar }))
  const commissions = listed(
    commissionsArea(platform, {
      ledger,
      audit,
      sources: {
        contracts: counting,
        begun: hasBegun,
        agreed: agreedContracts,
        givenBy: givenContracts,
        recalculate: agentContracts.recalculate,
        rates: rebateRates.ratesFor,
        baseGroup: async (db) => (await readPrizeGroups(db)).min,
      },
      rules: { ...config.agents, agentTypes: config.agentTypes },
    }),
  )
  const disputes = listed(disputesArea(platform, { audit, lines: commissions.statements }))
  listed(savedViewsArea(platform))
  /** What this agent's office leaves out: records of a kind of contract that was never agreed. */
  const closedTo = async (caller: Caller): Promise<ReadonlySet<string>> => {
    const { flags } = await agentContracts.panel(caller, { days: 1 })
    return new Set(SECTIONS.filter(([, flag]) => flags[flag] === 0).map(([section]) => section))
  }

  return { agentContracts, commissions, disputes, closedTo }
}

export type Office = ReturnType<typeof composeOffice>
