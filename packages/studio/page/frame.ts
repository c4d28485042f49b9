import { bonusFigures } from './bonus.ts'
import { h, fill, icon } from './dom.ts'
import { shownBalance, signed } from './money.ts'
import { soundButton } from './sound-button.ts'
import type { Table } from './table.ts'

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  const hours = Math.floor(seconds / 3600)
  return `${hours > 0 ? `${hours}:` : ''}${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** The long word, and a short one where the screen is narrow. */
const both = (long: string, short: string): HTMLElement =>
  h('dt', {}, h('span', { class: 'long' }, long), h('span', { class: 'short', 'aria-hidden': 'true' }, short))

const button = (name: string, label: string, press: () => void): HTMLElement =>
  h('button', { type: 'button', class: 'tool', 'aria-label': label, title: label, onclick: press }, icon(name))

/** The slim bar above every game: where one is, what one has, how long one plays. */
export const frameBar = (table: Table, name: string, openInfo: () => void): HTMLElement => {
  const { say, money, state, portal } = table
  const began = performance.now()
  const balance = h('dd', { class: 'balance' })
  const net = h('dd')
  const time = h('dd', {}, clock(0))
  const show = () => {
    fill(balance, table.balance() === null ? '–' : money(shownBalance(table.balance() ?? 0)))
    const won = table.net()
    net.className = won > 0 ? 'gain' : won < 0 ? 'loss' : ''
    fill(net, signed(money, won))
  }
  table.watch(show)
  show()
  setInterval(() => fill(time, clock(performance.now() - began)), 1000)
  const fullScreen = button('full', say('full'), () => {
    const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    // The frame may not allow it; then the game stays as it is.
    done.catch(() => undefined)
  })
  // The site that frames a game says its name, the way back, and of real money the balance.
  const isFramed = window.parent !== window
  return h(
    'header',
    { class: isFramed ? 'bar framed' : 'bar' },
    isFramed ? null : button('left', say('back'), () => portal.goTo(state.lobbyUrl, 'exit')),
    h('h1', {}, name),
    h('span', { class: 'tag wide' }, say(state.mode === 'demo' ? 'playMoney' : 'studio')),
    isFramed && state.mode === 'real'
      ? null
      : h(
          'dl',
          {},
          h('div', {}, h('dt', {}, say(state.mode === 'demo' ? 'playMoney' : 'balance')), balance),
          ...bonusFigures(table),
          h('div', {}, both(say('net'), say('netShort')), net),
          h('div', {}, both(say('time'), say('timeShort')), time),
        ),
    soundButton(say),
    button('info', say('info'), openInfo),
    document.fullscreenEnabled && !isFramed ? fullScreen : null,
  )
}
