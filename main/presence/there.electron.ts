import { powerMonitor } from 'electron'

/** As long as somebody may read a page without touching anything. */
const AWAY_SECONDS = 5 * 60

/** Whether somebody has used this machine lately. */
export const isPersonThere = (): boolean => powerMonitor.getSystemIdleTime() < AWAY_SECONDS
