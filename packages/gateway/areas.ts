import { adjustmentsArea } from './adjustments/index.ts'
import { agentsArea } from './agents/index.ts'
import { auditArea } from './audit/index.ts'
import { bindingsArea } from './bindings/index.ts'
import { captchaArea } from './captcha/index.ts'
import { cashierArea, creditedBetween, waitingAmount } from './cashier/index.ts'
import { allVendors, type Catalogue, catalogueArea } from './catalogue/index.ts'
import type { Config } from './config.ts'
import { contentArea } from './content/index.ts'
import { controlArea, type Control } from './control/index.ts'
import { documentsArea } from './documents/index.ts'
import { eligibilityArea } from './eligibility/index.ts'
import { type Delivery, eventsArea } from './events/index.ts'
import { exchangeArea } from './exchange/index.ts'
import { countPasskeys, factorsArea } from './factors/index.ts'
import { handoverArea } from './handover/index.ts'
import type { Caller } from './http/bind.ts'
import { jobsArea } from './jobs/index.ts'
import type { Area } from './kit/area.ts'
import { launchArea } from './launch/index.ts'
import { ledgerArea } from './ledger/index.ts'
import { lotteryArea, type TimetableOptions } from './lottery/index.ts'
import { memberArea } from './member/index.ts'
import { messagesArea } from './messages/index.ts'
import { noticesArea } from './notices/index.ts'
import { countOperatorApps, operatorsArea } from './operators/index.ts'
import { ownGamesArea } from './own-games/index.ts'
import type { Platform } from './platform.ts'
import type { MessageProvider } from './ports/message-provider.ts'
import type { OutboxPage } from './ports/outbox-page.ts'
import type { ConnectPaymentProvider } from './ports/payment-provider.ts'
import type { SocialProvider } from './ports/social-provider.ts'
import { profileArea } from './profile/index.ts'
import { rateLimitsArea } from './rate-limits/index.ts'
import { recordsArea } from './records/index.ts'
import { recoveryArea } from './recovery/index.ts'
import { referralsArea } from './referrals/index.ts'
import { registerSettingsArea } from './register-settings/index.ts'
import { registrationArea } from './registration/index.ts'
import { reportsArea } from './reports/index.ts'
import { roomArea } from './room/index.ts'
import { createRequireWayIn, sessionArea } from './session/index.ts'
import { countIdentities, socialArea } from './social/index.ts'
import { systemArea } from './system/index.ts'
import { transfersArea } from './transfers/index.ts'
import { trialsArea } from './trials/index.ts'
import { uploadsArea } from './uploads/index.ts'
import { verificationArea } from './verification/index.ts'
import { vipArea } from './vip/index.ts'
import { waitingArea } from './waiting/index.ts'
import { winnersArea } from './winners/index.ts'
import { withdrawalsArea } from './withdrawals/index.ts'
import { withdrawPasswordArea } from './withdraw-password/index.ts'

export interface AreaParts {
  readonly config: Config
  readonly delivery: Delivery
  readonly operatorKey: string
  /** Seals secrets that are read again. */
  readonly secretsKey: string
  readonly payments: readonly ConnectPaymentProvider[]
  readonly messageProviders: readonly MessageProvider[]
  /** Absent: stored messages have no page. */
  readonly outboxPage?: OutboxPage | undefined
  /** Whose accounts may be used to sign in. */
  readonly social: readonly SocialProvider[]
  /** The origin that vendors' games run at; null while there is none. */
  readonly gameOrigin: () => string | null
  /** How the lotteries' timetable is kept; as a gateway in use does when absent. */
  readonly timetable?: TimetableOptions
}

/** Builds every area on its platform, in the order they need each other: their APIs by name, and the list of their manifests. */
export const createAreas = (
  platform: Platform,
  { config, delivery, operatorKey, secretsKey, payments, messageProviders, outboxPage, social, gameOrigin, timetable }: AreaParts,
) => {
  const areas: Area[] = []
  /** Puts an area on the list. */
  const listed = <Built extends { readonly area: Area }>(built: Built): Built => {
    areas.push(built.area)
    return built
  }

  listed(
    eventsArea(platform, {
      delivery,
      domains: config.brand.domains,
      isLive: (id) => sessions.isLive(id),
      onBreak: (memberId) => control.onBreak(memberId),
      most: config.open.sockets,
    }),
  )
  const audit = listed(auditArea(platform))
  const rateLimits = listed(rateLimitsArea(platform))
  const eligibility = listed(eligibilityArea(platform, { config, explain: (...refusal) => control.explain(...refusal) }))
  const transferCodes = () => areas.flatMap((area) => area.transferCodes ?? [])
  const ledger = listed(ledgerArea(platform, { codes: transferCodes }))
  const books = listed(reportsArea(platform, { codes: transferCodes, checks: () => areas.flatMap(({ bookChecks = [] }) => bookChecks) }))
  const members = listed(memberArea(platform, { config, ledger, vipLabelOf: (player): Promise<string | null> => vip.labelOf(player) }))
  const captcha = listed(captchaArea(platform))
  const messages = listed(messagesArea(platform, { config, providers: messageProviders, outboxPage }))
  const notices = listed(noticesArea(platform, { messages }))
  const registration = listed(registerSettingsArea(platform, { audit }))
  const offersFreePlay = async (): Promise<boolean> => (await registration.current()).ways.freePlay
  const codes = listed(verificationArea(platform, { config, messages, captcha, registration }))
  const { status, countryOf } = listed(
    systemArea(platform, {
      config,
      registration,
      onBreak: (memberId): Promise<boolean> => control.onBreak(memberId),
      closedSections: (caller): Promise<ReadonlySet<string>> => memberMenu(caller),
    }),
  )
  const requireWayIn = createRequireWayIn(platform, { passkeys: countPasskeys, identities: countIdentities })
  const factors = listed(
    factorsArea(platform, {
      config,
      members,
      audit,
      notices,
      secretsKey,
      sealedElsewhere: countOperatorApps,
      requireSecond: (caller): Promise<void> => proofs.requireSecond(caller),
      requireWayIn,
      endAll: (tx, memberId): Promise<number> => sessions.endAll(tx, memberId, 'ENDED'),
    }),
  )
  const { sessions, encryption, login, policy, proofs, newPasswords } = listed(
    sessionArea(platform, { config, members, captcha, codes, factors, ledger, audit, notices, countryOf }),
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
  const exchanges = listed(exchangeArea(platform, { members, flow: login.flow }))
  const links = listed(
    socialArea(platform, {
      config,
      providers: social,
      exchanges,
      members,
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
  listed(handoverArea(platform, { config, exchanges, factors, proofs }))
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
      handOnGames: (tx, from, to): Promise<void> => ownGames.handOn(tx, from, to),
    }),
  )
  const vip = listed(vipArea(platform))
  const referrals = listed(referralsArea(platform, { ledger, depositsOf: creditedBetween, notOnBreak: control.notOnBreak }))
  const profiles = listed(profileArea(platform, { audit, minimumAge: async () => (await registration.current()).minimumAge }))
  listed(waitingArea(platform, { areas: () => areas }))
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
      referred: referrals.joined,
      mayRegister,
    }),
  )
  const people = listed(operatorsArea(platform, { operatorKey, secretsKey, config, audit }))
  const uploads = listed(uploadsArea(platform, { secretsKey }))
  const documents = listed(documentsArea(platform, { config, uploads, audit, control }))
  listed(adjustmentsArea(platform, { ledger, audit }))
  const cashier = listed(cashierArea(platform, { ledger, payments, depositAllowed: control.depositAllowed }))
  const withdrawals = listed(
    withdrawalsArea(platform, {
      config: config.withdrawals,
      ledger,
      cashier,
      uploads,
      notices,
      members,
      proofs,
      withdrawPassword,
      // Promotions will say what has to be played first.
      requirements: { of: async () => [] },
      audit,
    }),
  )
  const { lottery, bets, chase, results, corrections, feeds } = listed(
    lotteryArea(platform, { config, ledger, withdrawPassword, eligibility, timetable }),
  )
  const records = listed(
    recordsArea(platform, {
      codes: transferCodes,
      subjects: () => areas.flatMap(({ recordSubjects }) => recordSubjects ?? []),
      secretsKey,
    }),
  )
  const catalogue: Catalogue = listed(
    catalogueArea(platform, {
      config,
      offersFreePlay,
      ownGames: { favourites: (caller) => ownGames.favourites(caller), recent: (caller) => ownGames.recent(caller) },
    }),
  )
  const transfers = listed(
    transfersArea(platform, {
      ledger,
      control,
      waitingDeposits: (tx, { memberId, currency }) => waitingAmount(tx, memberId, currency, platform.clock.now()),
      passwords: withdrawPassword,
      vendorNames: async () => new Map((await allVendors(platform.database.orm)).map(({ code, displayName }) => [code, displayName])),
    }),
  )
  /** What this caller's member center leaves out. */
  const memberMenu = async (caller: Caller): Promise<ReadonlySet<string>> =>
    new Set([
      ...((await transfers.wallets.isSingle()) ? ['transferFund'] : []),
      ...((await transfers.lines.hasLine(caller)) ? [] : ['transferUpline']),
      ...((await vip.levels()).length > 0 ? [] : ['vip']),
      ...(await control.shutSections(caller.memberId)),
    ])
  const ownGames = listed(ownGamesArea(platform, { catalogue }))
  const launches = listed(launchArea(platform, { members, gameOrigin, offersFreePlay, mayOpen: control.mayOpen, opened: ownGames.opened }))
  const { content, entries } = listed(contentArea(platform, { catalogue, onBreak: control.onBreak }))
  listed(roomArea(platform))
  listed(winnersArea(platform, { catalogue, onBreak: control.onBreak }))
  listed(agentsArea(platform, config, { bets }))
  const jobs = listed(jobsArea(platform, areas))

  const services = {
    audit,
    eligibility,
    control,
    rateLimits,
    ledger,
    books,
    members,
    withdrawPassword,
    captcha,
    messages,
    notices,
    codes,
    status,
    registration,
    sessions,
    factors,
    encryption,
    login,
    exchanges,
    trials,
    people,
    cashier,
    records,
    uploads,
    documents,
    withdrawals,
    lottery,
    chase,
    results,
    corrections,
    feeds,
    bets,
    catalogue,
    vip,
    referrals,
    profiles,
    transfers,
    launches,
    content,
    entries,
    jobs,
  }
  return { areas: areas as readonly Area[], services }
}

/** The areas' APIs by name. */
export type Services = ReturnType<typeof createAreas>['services']
