import { EarningsPage } from './earnings-page.tsx'

/** Salaries of five minutes. */
export const Component = () => <EarningsPage section="agentRealtimeSalary" kind="realtime" />
