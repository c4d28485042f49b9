import { agent } from '../features/agent/feature.ts'
import { agentContracts } from '../features/agent-contracts/feature.ts'
import { bets } from '../features/bets/feature.ts'
import { center } from '../features/center/feature.ts'
import { content } from '../features/content/feature.ts'
import { control } from '../features/control/feature.ts'
import { deskChat } from '../features/desk-chat/feature.ts'
import { disputes } from '../features/disputes/feature.ts'
import { documents } from '../features/documents/feature.ts'
import { desktop } from '../features/desktop/feature.ts'
import { earnings } from '../features/earnings/feature.ts'
import { inbox } from '../features/inbox/feature.ts'
import { launch } from '../features/launch/feature.ts'
import { lobby } from '../features/lobby/feature.ts'
import { lottery } from '../features/lottery/feature.ts'
import { places } from '../features/places/feature.ts'
import { promotions } from '../features/promotions/feature.ts'
import { missions } from '../features/missions/feature.ts'
import { points } from '../features/points/feature.ts'
import { tickets } from '../features/tickets/feature.ts'
import { records } from '../features/records/feature.ts'
import { registerCenter } from '../features/register-center/feature.ts'
import { security } from '../features/security/feature.ts'
import { session } from '../features/session/feature.ts'
import { system } from '../features/system/feature.ts'
import { teamLosses } from '../features/team-losses/feature.ts'
import { teamTransactions } from '../features/team-transactions/feature.ts'
import { transfers } from '../features/transfers/feature.ts'
import { visits } from '../features/visits/feature.ts'
import { wallet } from '../features/wallet/feature.ts'
import { withdrawals } from '../features/withdrawals/feature.ts'
import type { DialogKind } from '../core/dialogs.ts'
import type { Feature, FeatureDialogs, FeaturePages, Slots } from '../core/feature.ts'
import { shell } from './site-shell/feature.ts'

/** Every feature of the product, in the order in which their services start; a new one is one line here. */
const INSTALLED = [
  session,
  system,
  content,
  deskChat,
  desktop,
  lobby,
  lottery,
  bets,
  wallet,
  control,
  records,
  transfers,
  center,
  documents,
  promotions,
  inbox,
  withdrawals,
  security,
  launch,
  places,
  agent,
  agentContracts,
  teamTransactions,
  teamLosses,
  registerCenter,
  earnings,
  disputes,
  visits,
  missions,
  points,
  tickets,
  shell,
] as const
const FEATURES: readonly Feature[] = INSTALLED

export const PAGES: readonly FeaturePages[] = FEATURES.flatMap(({ pages = [] }) => pages)

export const DIALOGS: FeatureDialogs = Object.assign({}, ...FEATURES.flatMap(({ dialogs, memberDialogs }) => [dialogs, memberDialogs]))

/** Dialogs that say nothing to a guest. */
export const MEMBER_DIALOGS = FEATURES.flatMap(({ memberDialogs }) => Object.keys(memberDialogs ?? {}) as DialogKind[])

export const SLOTS: Partial<Slots> = Object.assign({}, ...FEATURES.map(({ slots }) => slots))

export const SERVICES = FEATURES.flatMap(({ services = [] }) => services)

export const SLICES = INSTALLED.flatMap((feature) => ('slice' in feature ? [feature.slice] : []))
