import * as z from 'zod/mini'
import { call } from '../kit/call.ts'
import { money } from '../kit/money.ts'
import { instant, text } from '../kit/wire.ts'
import { boundAddress } from '../member/binding-shapes.ts'
import { lineStep, maskedPayee, teamMember } from './shapes.ts'

/**
 * Who an account of the caller's team is. How to reach somebody and what is paid to is shown in part, enough to be recognised and not to be
 * used. An account outside of the team is refused as one that does not exist.
 */
export const teamAccount = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_agentDownlineAccount',
  token: true,
  only: 'agent',
  request: () => z.object({ account: text(64) }),
  response: () =>
    z.extend(z.omit(teamMember, { figures: true }), {
      /** The accounts from the caller down to it, both included. */
      path: z.array(lineStep),
      /** What its wallets hold now. */
      balance: money,
      /** Proved addresses. */
      contacts: z.array(boundAddress),
      payees: z.array(maskedPayee),
      timeZone: z.string(),
      serverNow: instant,
    }),
})
