import { settingText } from '../db/settings.ts'

/** The zone whose days the ledger sums by; figures have the same, and their triggers read it, too. */
export const FIGURE_ZONE = settingText('ledger.zone', 'UTC')
