import { soakSize } from '@portico/gateway/testing/soak'

/** How often a test kills: as often as `PORTICO_KILLS` says, else what a day's run has time for, or all of it where `PORTICO_SOAK` is set. */
export const killsOf = (usual: number, whole: number): number => Number(process.env['PORTICO_KILLS']) || soakSize(usual, whole)
