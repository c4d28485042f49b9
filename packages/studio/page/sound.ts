let context: AudioContext | undefined
let on = false

/** Off until the player switches it on, here or in the bar of the site. */
export const setSound = (wished: boolean): void => {
  on = wished
  if (on) context ??= new AudioContext()
}

export const switchSound = (): boolean => {
  setSound(!on)
  return on
}

export const isSoundOn = (): boolean => on

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
