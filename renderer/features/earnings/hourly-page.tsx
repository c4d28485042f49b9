import { EarningsPage } from './earnings-page.tsx'

/** Salaries by the hour. */
export const Component = () => <EarningsPage section="agentHourSalary" kind="hourly" />
