import { SALARIES, SALARY_KINDS, type SalarySection } from '@portico/contract/commission/kinds'
import type { LucideIcon } from 'lucide-react/types'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import Bell from 'lucide-react/icons/bell'
import Calendar from 'lucide-react/icons/calendar'
import ChartColumn from 'lucide-react/icons/chart-column'
import CircleDollarSign from 'lucide-react/icons/circle-dollar-sign'
import Clock from 'lucide-react/icons/clock'
import FileText from 'lucide-react/icons/file-text'
import Gift from 'lucide-react/icons/gift'
import Handshake from 'lucide-react/icons/handshake'
import Headset from 'lucide-react/icons/headset'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import MessageSquare from 'lucide-react/icons/message-square'
import MessageSquareWarning from 'lucide-react/icons/message-square-warning'
import Plus from 'lucide-react/icons/plus'
import Send from 'lucide-react/icons/send'
import Star from 'lucide-react/icons/star'
import Users from 'lucide-react/icons/users'
import Zap from 'lucide-react/icons/zap'
import { useTranslation } from 'react-i18next'
import { PageLink } from '../../lib/link.tsx'
import { useOfficeForm, useSections } from '../../features/access/index.ts'
import { AGENT_MENUS, Hotline, type MenuSection } from '../../features/agent/index.ts'
import { useAgentNoticesUnread } from '../../features/content/index.ts'
import { useContractsWaiting } from '../../features/agent-contracts/index.ts'
import { cx } from '../../lib/cx.ts'
import { paths } from '../../core/paths.ts'
import { CountBadge } from '../../ui/tag/tag.tsx'
import menuRow from '../../ui/menu-row/menu-row.module.css'
import styles from './agent-menu.module.css'

/** Days and what is longer look alike: their names tell them apart. */
const iconOf = { hour: Clock, window: Zap, D: Calendar, W: Calendar, H: Calendar, M: Calendar } as const
const salaryIcons = Object.fromEntries(SALARY_KINDS.map((kind) => [SALARIES[kind].section, iconOf[SALARIES[kind].period]])) as Record<
  SalarySection,
  LucideIcon
>

const ICONS: Readonly<Record<MenuSection, LucideIcon>> = {
  agentTeamOverview: LayoutGrid,
  agentAnnouncement: Bell,
  downlineManagmentView: Users,
  registerCenter: Plus,
  agentContracts: Handshake,
  personalHistoryCopy: FileText,
  agentDownlineTransactionDetailsCopy: ArrowLeftRight,
  palStatementsAgentCopy: ChartColumn,
  agentRevenueReport: CircleDollarSign,
  agentDividendRecordCopy2: Gift,
  ...salaryIcons,
  agentBonus: Star,
  agentDisputes: MessageSquareWarning,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  agentTransfer: Send,
  agentAccountDetails: List,
  agentMessages: MessageSquare,
  agentService: Headset,
}

/** The office's sections that the gateway's menu opens to this agent [CALL-08]. */
export const AgentMenu = () => {
  const { t } = useTranslation()
  const mayEnter = useSections('agent')
  const form = useOfficeForm()
  const contracts = useContractsWaiting()
  const notices = useAgentNoticesUnread()
  const nameOf = (section: MenuSection) => t(section === 'personalHistoryCopy' ? 'page.teamBets' : `page.${section}`)
  return (
    <nav className={styles.side} aria-label={t('agent.menu')}>
      {AGENT_MENUS[form].map((sections, index) => (
        <ul key={sections[0]} className={cx(styles.group, index > 0 && styles.split)}>
          {sections.filter(mayEnter).map((section) => {
            const Icon = ICONS[section]
            return (
              <li key={section}>
                <PageLink
                  to={section === 'agentTeamOverview' ? paths.agentHome : paths.agent(section)}
                  className={cx(menuRow.row, styles.row)}
                >
                  <Icon aria-hidden="true" />
                  <span className={menuRow.name}>{nameOf(section)}</span>
                  {section === 'agentAnnouncement' && <CountBadge count={notices} label={t('agent.newNotices', { count: notices })} />}
                  {section === 'agentContracts' && <CountBadge count={contracts} label={t('center.badge', { count: contracts })} />}
                </PageLink>
              </li>
            )
          })}
        </ul>
      ))}
      <Hotline className={styles.hotline} />
    </nav>
  )
}
