import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import { fieldText } from '@portico/contract/registration/field-rule'
import type { openDownline } from '@portico/contract/register-link/calls'
import { Failure, refuse } from '../failure.ts'
import type { Caller } from '../http/bind.ts'
import { temporaryPassword } from '../kit/temporary-password.ts'
import type { Members } from '../member/index.ts'
import type { Platform } from '../platform.ts'
import type { RebateRates } from '../rebate-rates/index.ts'
import type { RegisterSettings } from '../register-settings/index.ts'
import type { Invitations } from './invitations.ts'
import { judged, ownRatesReader } from './rates.ts'

/**
 * Opens an account directly below the caller, with a password that is told this once and that its owner has to change.
 * @throws Failure FIELD_INVALID, ACCOUNT_TAKEN, RATE_ABOVE_UPLINE, ACCOUNT_BLOCKED where the caller was closed meanwhile
 */
export type OpenDownline = (
  caller: Pick<Caller, 'memberId'>,
  request: RequestOf<typeof openDownline>,
) => Promise<ResponseOf<typeof openDownline>>

export interface DownlinesDeps {
  readonly members: Pick<Members, 'byId' | 'create'>
  readonly settings: Pick<RegisterSettings, 'nameFault'>
  readonly rebateRates: Pick<RebateRates, 'ratesOf'>
}

export const createOpenDownline = (
  platform: Platform,
  { members, settings, rebateRates }: DownlinesDeps,
  { openingOf, settle }: Pick<Invitations, 'openingOf' | 'settle'>,
): OpenDownline => {
  const { random } = platform
  const ownRates = ownRatesReader(platform, rebateRates)
  return async ({ memberId }, { username, type, rates }) => {
    const account = fieldText('username', username)
    const fault = await settings.nameFault(account)
    if (fault) throw new Failure('FIELD_INVALID', { fields: { username: fault } })
    const agent = (await members.byId(memberId)) ?? refuse('NOT_LOGGED_IN')
    const ratesToGive = judged(rates, await ownRates(platform.database.orm, memberId))
    const password = temporaryPassword(random)
    const { id } = await members.create(
      { account, password, uplineId: agent.id, mustChangePassword: true, ...openingOf(type, agent.type) },
      { after: (tx, row) => settle(tx, row, { agent, rates: ratesToGive, linkId: null }) },
    )
    return { memberId: id, account, password }
  }
}
