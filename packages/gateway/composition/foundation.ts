import type { Sessions } from '../session/index.ts'
import type { Vip } from '../vip/index.ts'
import { auditArea } from '../audit/index.ts'
import { captchaArea } from '../captcha/index.ts'
import type { Control } from '../control/index.ts'
import { eligibilityArea } from '../eligibility/index.ts'
import { eventsArea } from '../events/index.ts'
import type { Caller } from '../http/bind.ts'
import type { Room } from '../room/index.ts'
import { figuresArea } from '../figures/index.ts'
import { ledgerArea } from '../ledger/index.ts'
import { memberArea } from '../member/index.ts'
import { messagesArea } from '../messages/index.ts'
import { noticesArea } from '../notices/index.ts'
import { rateLimitsArea } from '../rate-limits/index.ts'
import { registerSettingsArea } from '../register-settings/index.ts'
import { reportsArea } from '../reports/index.ts'
import { systemArea } from '../system/index.ts'
import { verificationArea } from '../verification/index.ts'
import type { Composer } from './composer.ts'

/** What is built after these areas and answers them once the gateway stands. */
export interface LateBindings {
  readonly isLive: Sessions['isLive']
  readonly isSpared: Control['isSpared']
  readonly holdsBack: Control['holdsBack']
  readonly readableRooms: Room['readable']
  readonly explain: Control['explain']
  readonly vipLabelOf: Vip['labelOf']
  readonly closedSections: (caller: Caller) => Promise<ReadonlySet<string>>
  /** Sections of the agent office that no contract opens to this agent. */
  readonly closedOffice: (caller: Caller) => Promise<ReadonlySet<string>>
}

/** What every other area stands on: events, the audit log, the ledger, members, messages, codes and the state of the system. */
export const composeFoundation = ({ platform, parts, areas, listed }: Composer, later: LateBindings) => {
  const { config, delivery, messageProviders, outboxPage } = parts
  listed(
    eventsArea(platform, {
      delivery,
      domains: config.brand.domains,
      isLive: later.isLive,
      isSpared: later.isSpared,
      readableRooms: later.readableRooms,
      most: config.open.sockets,
    }),
  )
  const audit = listed(auditArea(platform))
  const rateLimits = listed(rateLimitsArea(platform))
  const eligibility = listed(eligibilityArea(platform, { config, explain: later.explain }))
  const transferCodes = () => areas.flatMap((area) => area.transferCodes ?? [])
  const ledger = listed(ledgerArea(platform, { codes: transferCodes }))
  const figures = listed(figuresArea(platform))
  const books = listed(reportsArea(platform, { codes: transferCodes, checks: () => areas.flatMap(({ bookChecks = [] }) => bookChecks) }))
  const members = listed(memberArea(platform, { config, ledger, vipLabelOf: later.vipLabelOf }))
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
      isSpared: later.isSpared,
      holdsBack: later.holdsBack,
      closedSections: later.closedSections,
      closedOffice: later.closedOffice,
    }),
  )

  return {
    audit,
    rateLimits,
    eligibility,
    transferCodes,
    ledger,
    figures,
    books,
    members,
    captcha,
    messages,
    notices,
    registration,
    offersFreePlay,
    codes,
    status,
    countryOf,
  }
}

export type Foundation = ReturnType<typeof composeFoundation>
