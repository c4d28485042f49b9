/** A time of day as the player's clock shows it; with seconds where it is no whole minute. */
export const timeIn = (locale: string): ((at: number) => string) => {
  const [minutes, seconds] = ([undefined, '2-digit'] as const).map(
    (second) => new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', second, hourCycle: 'h23' }),
  )
  return (at) => (at % 60_000 === 0 ? minutes : seconds)?.format(at) ?? ''
}

/** Minutes and seconds that are left. */
export const clockOf = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}`
}
