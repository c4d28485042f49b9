/**
 * How much a deep test does: what a day's run has time for, or all of it where `PORTICO_SOAK` is set. A part of one (`0.1`) is that part of all of it, on a
 * machine that has no time for the whole, and never less than usual.
 */
export const soakSize = (usual: number, whole: number): number => {
  const soak = process.env['PORTICO_SOAK']
  if (!soak) return usual
  const part = Number(soak)
  return part > 0 && part < 1 ? Math.max(usual, Math.round(whole * part)) : whole
}
