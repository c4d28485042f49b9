import { SALARIES, SALARY_KINDS } from '@portico/contract/commission/kinds'
import { useLocation } from 'react-router-dom'
import { paths } from '../../core/paths.ts'
import { EarningsPage } from './earnings-page.tsx'

/** The lines of the salary whose section the address names, by the day, by the hour and so on [AGENT-06]. */
export const Component = () => {
  const { pathname } = useLocation()
  const kind = SALARY_KINDS.find((each) => paths.agent(SALARIES[each].section) === pathname)
  return kind && <EarningsPage key={kind} section={SALARIES[kind].section} kind={kind} />
}
