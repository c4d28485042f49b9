import { EarningsPage } from './earnings-page.tsx'

/** Salaries by the day [AGENT-06]. */
export const Component = () => <EarningsPage section="agentDailyWages2" kind="daily" />
