/** How much a deep test does: what a day's run has time for, or all of it where `PORTICO_SOAK` is set. */
export const soakSize = (usual: number, whole: number): number => (process.env['PORTICO_SOAK'] ? whole : usual)
