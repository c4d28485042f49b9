import BadgeCheck from 'lucide-react/icons/badge-check'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import ChartColumn from 'lucide-react/icons/chart-column'
import Crown from 'lucide-react/icons/crown'
import FileText from 'lucide-react/icons/file-text'
import Gift from 'lucide-react/icons/gift'
import List from 'lucide-react/icons/list'
import Lock from 'lucide-react/icons/lock'
import Mail from 'lucide-react/icons/mail'
import Percent from 'lucide-react/icons/percent'
import ShieldCheck from 'lucide-react/icons/shield-check'
import Target from 'lucide-react/icons/target'
import Trophy from 'lucide-react/icons/trophy'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react/types'
import { useSelector } from 'react-redux'
import { type MemberSection, paths } from '../../core/paths.ts'
import { useMenuForm, useSections } from '../access/index.ts'
import { selectMember } from '../session/index.ts'

export type CenterGroup = 'money' | 'records' | 'settings' | 'more'

export interface CenterRow {
  /** A section, or the hub itself. */
  readonly section: MemberSection | 'hub'
  readonly group: CenterGroup
  readonly to: string
  readonly icon: LucideIcon
}

const ICONS: Readonly<Partial<Record<MemberSection, LucideIcon>>> = {
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferFund: ArrowLeftRight,
  transferUpline: ArrowUpRight,
  personalHistoryCopy: FileText,
  transactionHistory: List,
  personalProfit: ChartColumn,
  bonusDetails: Gift,
  manualRebate: Percent,
  rewardCenter: Trophy,
  missionLeaderboard: Target,
  messageV2: Mail,
  securityCenter: Lock,
  profile: UserRound,
  verification: BadgeCheck,
  vip: Crown,
  referral: Users,
}

/** The long menu, group by group. */
const FULL: Readonly<Record<CenterGroup, readonly MemberSection[]>> = {
  money: ['depositv2', 'withdraw', 'transferFund', 'transferUpline'],
  records: ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails', 'manualRebate'],
  settings: ['securityCenter', 'profile', 'verification', 'vip', 'referral'],
  more: ['rewardCenter', 'missionLeaderboard', 'messageV2'],
}

/** The short menu, in its order; the hub is "my account" there. */
const SHORT: readonly (MemberSection | 'hub')[] = [
  'vip',
  'personalHistoryCopy',
  'transactionHistory',
  'hub',
  'depositv2',
  'personalProfit',
  'messageV2',
]

const rowOf = (section: MemberSection | 'hub', group: CenterGroup): CenterRow =>
  section === 'hub'
    ? { section, group, to: paths.member(), icon: UserRound }
    : { section, group, to: paths.member(section), icon: ICONS[section] ?? ShieldCheck }

/** The rows of the member's menu: the form that the gateway names, and those sections that it lets this member enter [MEMBER-01] [MEMBER-02]. */
export const useCenterRows = (): { readonly form: 'FULL' | 'SHORT'; readonly rows: readonly CenterRow[] } => {
  const enters = useSections('member')
  const form = useMenuForm()
  const member = useSelector(selectMember)
  if (form === 'SHORT') {
    // A level of one's own, not merely a programme.
    const sections = SHORT.filter((section) => section === 'hub' || (enters(section) && (section !== 'vip' || member?.hasVip === true)))
    return { form, rows: sections.map((section) => rowOf(section, 'money')) }
  }
  const groups = Object.entries(FULL) as [CenterGroup, readonly MemberSection[]][]
  return { form, rows: groups.flatMap(([group, sections]) => sections.filter(enters).map((section) => rowOf(section, group))) }
}
