let context: AudioContext | undefined
let on = false

/** Off until the player switches it on. */
export const switchSound = (): boolean => {
  on = !on
  if (on) context ??= new AudioContext()
  return on
}

export const silence = (): void => void (on = false)

/** A short soft note. */
export const note = (hertz: number): void => {
  if (!on || !context) return
  const tone = context.createOscillator()
  const volume = context.createGain()
  const { currentTime } = context
  tone.frequency.value = hertz
  volume.gain.setValueAtTime(0.08, currentTime)
  volume.gain.exponentialRampToValueAtTime(0.0001, currentTime + 0.18)
  tone.connect(volume).connect(context.destination)
  tone.start()
  tone.stop(currentTime + 0.2)
}
