import type { OwnGames } from '../own-games/index.ts'
import { bindingsArea } from '../bindings/index.ts'
import { creditedBetween, waitingAmount } from '../cashier/index.ts'
import { type Control, controlArea } from '../control/index.ts'
import { countSealedNumbers } from '../documents/index.ts'
import { exchangeArea } from '../exchange/index.ts'
import { countPasskeys, factorsArea } from '../factors/index.ts'
import { handoverArea } from '../handover/index.ts'
import { countOperatorApps, operatorsArea } from '../operators/index.ts'
import { profileArea } from '../profile/index.ts'
import { recoveryArea } from '../recovery/index.ts'
import { rebateRatesArea } from '../rebate-rates/index.ts'
import { referralsArea } from '../referrals/index.ts'
import { registerLinksArea } from '../register-links/index.ts'
import { registrationArea } from '../registration/index.ts'
import { createRequireWayIn, sessionArea } from '../session/index.ts'
import { countIdentities, socialArea } from '../social/index.ts'
import { trialsArea } from '../trials/index.ts'
import { countVendorKeys } from '../vendors/index.ts'
import { vipArea } from '../vip/index.ts'
import { withdrawPasswordArea } from '../withdraw-password/index.ts'
import type { Composer } from './composer.ts'
import type { Foundation } from './foundation.ts'

/** Who somebody is: ways in and out, factors, sessions, staying in control, and how accounts begin. */
export const composeIdentity = ({ platform, parts, listed }: Composer, foundation: Foundation, handOnGames: OwnGames['handOn']) => {
  const { config, secretsKey, operatorKey, social } = parts
  const { audit, eligibility, ledger, members, captcha, messages, notices, registration, offersFreePlay, codes, countryOf } = foundation
  const rebateRates = listed(rebateRatesArea(platform))
  const registerLinks = listed(registerLinksArea(platform, { config, members, settings: registration, rebateRates }))
  const { invitations } = registerLinks
  const requireWayIn = createRequireWayIn({ registration, passkeys: countPasskeys, identities: countIdentities })
  const factors = listed(
    factorsArea(platform, {
      config,
      members,
      audit,
      notices,
      secretsKey,
      sealedElsewhere: async (db) => (await countOperatorApps(db)) + (await countSealedNumbers(db)) + (await countVendorKeys(db)),
      requireSecond: (caller): Promise<void> => proofs.requireSecond(caller),
      requireWayIn,
      endAll: (tx, memberId): Promise<number> => sessions.endAll(tx, memberId, 'ENDED'),
    }),
  )
  const { sessions, encryption, login, originMemory, policy, proofs, newPasswords } = listed(
    sessionArea(platform, {
      config,
      members,
      captcha,
      codes,
      factors,
      ledger,
      audit,
      notices,
      countryOf,
      registration,
      regrouped: rebateRates.regrouped,
    }),
  )
  const control: Control = listed(
    controlArea(platform, {
      members,
      ledger,
      sessions,
      proofs,
      audit,
      eligibility,
      countryOf,
      waitingDeposits: ({ memberId, currency }) => waitingAmount(platform.database.orm, memberId, currency, platform.clock.now()),
    }),
  )
  const { mayRegister } = control
  const exchanges = listed(exchangeArea(platform, { members, flow: login.flow, originMemory }))
  const links = listed(
    socialArea(platform, {
      config,
      providers: social,
      exchanges,
      members,
      invitations,
      flow: login.flow,
      proofs,
      requireWayIn,
      audit,
      registration,
      mayRegister,
      trials: {
        of: (visit): Promise<string | undefined> => trials.of(visit),
        became: (tx, trialId, memberId): Promise<void> => trials.became(tx, trialId, memberId),
      },
    }),
  )
  listed(
    recoveryArea(platform, { config, members, captcha, messages, codes, notices, proofs, newPasswords, factors, social: links, audit }),
  )
  listed(handoverArea(platform, { config, exchanges, factors, originMemory, proofs }))
  listed(bindingsArea(platform, { config, proofs, requireWayIn, codes, notices, audit }))
  const withdrawPassword = listed(withdrawPasswordArea(platform, { members, proofs, audit }))
  const trials = listed(
    trialsArea(platform, {
      config,
      offersFreePlay,
      members,
      captcha,
      sessions,
      flow: login.flow,
      audit,
      handOnGames,
    }),
  )
  const vip = listed(vipArea(platform, { holdsBack: control.holdsBack }))
  const referrals = listed(
    referralsArea(platform, { ledger, depositsOf: creditedBetween, notOnBreak: control.notOnBreak, holdsBack: control.holdsBack }),
  )
  const profiles = listed(profileArea(platform, { audit, minimumAge: async () => (await registration.current()).minimumAge }))
  listed(
    registrationArea(platform, {
      config,
      settings: registration,
      members,
      captcha,
      codes,
      login,
      policy,
      withdrawPassword,
      trials,
      invitations,
      referred: referrals.joined,
      mayRegister,
    }),
  )
  const people = listed(operatorsArea(platform, { operatorKey, secretsKey, config, audit }))

  return {
    sessions,
    encryption,
    login,
    proofs,
    factors,
    control,
    exchanges,
    withdrawPassword,
    trials,
    vip,
    referrals,
    rebateRates,
    registerLinks,
    profiles,
    people,
  }
}

export type Identity = ReturnType<typeof composeIdentity>
