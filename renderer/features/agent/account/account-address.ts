import { paths } from '../../../core/paths.ts'

/** The page of one account of the team. */
export const accountAddress = (account: string): string => `${paths.agent('downlineManagmentView')}?who=${encodeURIComponent(account)}`
