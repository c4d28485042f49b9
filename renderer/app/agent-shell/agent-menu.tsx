import {
  ArrowLeftRight,
  Bell,
  CalendarDays,
  ChartColumn,
  CircleDollarSign,
  Clock,
  FileText,
  Gift,
  LayoutGrid,
  type LucideIcon,
  MessageSquare,
  Plus,
  Users,
  Zap,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { cx } from '../../lib/cx.ts'
import { type AgentSection, paths } from '../paths.ts'
import styles from './agent-menu.module.css'

interface Row {
  readonly section: AgentSection
  readonly icon: LucideIcon
}

const GROUPS: readonly (readonly Row[])[] = [
  [
    { section: 'agentTeamOverview', icon: LayoutGrid },
    { section: 'agentAnnouncement', icon: Bell },
    { section: 'downlineManagmentView', icon: Users },
    { section: 'registerCenter', icon: Plus },
    { section: 'personalHistoryCopy', icon: FileText },
    { section: 'agentDownlineTransactionDetailsCopy', icon: ArrowLeftRight },
    { section: 'palStatementsAgentCopy', icon: ChartColumn },
  ],
  [
    { section: 'agentRevenueReport', icon: CircleDollarSign },
    { section: 'agentDividendRecordCopy2', icon: Gift },
    { section: 'agentDailyWages2', icon: CalendarDays },
    { section: 'agentHourSalary', icon: Clock },
    { section: 'agentRealtimeSalary', icon: Zap },
  ],
  [{ section: 'agentMessages', icon: MessageSquare }],
]

/** The office's sections [AGENT-02]. */
export const AgentMenu = () => {
  const { t } = useTranslation()
  const nameOf = (section: AgentSection) => t(section === 'personalHistoryCopy' ? 'page.teamBets' : `page.${section}`)
  return (
    <nav className={styles.side} aria-label={t('agent.menu')}>
      {GROUPS.map((rows, index) => (
        <ul key={rows[0]?.section} className={cx(styles.group, index > 0 && styles.split)}>
          {rows.map(({ section, icon: Icon }, place) => (
            <li key={section}>
              <NavLink
                end
                to={index + place === 0 ? paths.agentHome : paths.agent(section)}
                className={cx(styles.row)}
                title={nameOf(section)}
              >
                <Icon aria-hidden="true" />
                <span>{nameOf(section)}</span>
              </NavLink>
            </li>
          ))}
        </ul>
      ))}
      <p className={styles.hotline}>
        {t('agent.hotline')}
        <br />
        {t('agent.hotlineHours')}
      </p>
    </nav>
  )
}
