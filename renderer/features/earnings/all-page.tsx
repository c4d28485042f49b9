import { EarningsPage } from './earnings-page.tsx'

/** All that the agent earned, by kind [AGENT-11]. */
export const Component = () => <EarningsPage section="agentRevenueReport" />
