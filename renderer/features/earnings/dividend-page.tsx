import { EarningsPage } from './earnings-page.tsx'

/** Dividends, with how far their payment has come. */
export const Component = () => <EarningsPage section="agentDividendRecordCopy2" kind="dividend" />
