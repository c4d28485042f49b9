import * as z from 'zod/mini'
import { SALARIES, SALARY_KINDS, type SalaryFlag } from '../commission/kinds.ts'
import { call } from '../kit/call.ts'
import { instant, int, queryInt } from '../kit/wire.ts'
import { contractName } from './shapes.ts'

const flag = z.union([z.literal(0), z.literal(1)])
const salaryFlags = () => Object.fromEntries(SALARY_KINDS.map((kind) => [SALARIES[kind].flag, flag])) as Record<SalaryFlag, typeof flag>

/** What waits for the agent, which records there are to see, and what changes or pays when. */
export const agentContractPanel = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentContractPanel',
  token: true,
  only: 'agent',
  request: () =>
    z.object({
      /** How far ahead the calendar looks. */
      days: z._default(queryInt(1, 366), 90),
    }),
  response: () =>
    z.object({
      /** 1 where there is or was a contract of this kind on either side. */
      flags: z.object({
        divtypereq: flag,
        ...salaryFlags(),
      }),
      /** Offers to the agent, and requests to end what it holds. */
      offers: int(),
      terminations: int(),
      /** Offers of its own that wait for others. */
      given: int(),
      /** In order of time. */
      calendar: z.array(z.object({ at: instant, change: z.enum(['answer', 'start', 'end']), contract: contractName })),
      /** When the period ends that each contract of the agent's own now pays, the next first. */
      pays: z.array(z.object({ at: instant, contract: contractName })),
      timeZone: z.string(),
      serverNow: instant,
    }),
})
