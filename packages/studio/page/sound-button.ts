import { fill, h, icon } from './dom.ts'
import { isSoundOn, switchSound } from './sound.ts'
import type { Say } from './texts/texts.ts'

/** Switches the sound, which is off at first. `where` is a further class. */
export const soundButton = (say: Say, where = ''): HTMLElement => {
  const sound = h('button', { type: 'button', class: `tool ${where}`.trim() })
  const show = (on: boolean) => {
    const label = say(on ? 'soundOn' : 'soundOff')
    sound.setAttribute('aria-label', label)
    sound.title = label
    fill(sound, icon(on ? 'sound' : 'mute'))
  }
  sound.addEventListener('click', () => show(switchSound()))
  show(isSoundOn())
  return sound
}
