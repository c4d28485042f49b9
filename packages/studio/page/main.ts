import './style.css'
import { markRoundSeen, open, readRound, type State } from './api.ts'
import { fill, h } from './dom.ts'
import { frameBar } from './frame.ts'
import { infoPanel } from './info.ts'
import { moneyIn } from './money.ts'
import { type FromPortal, meetPortal, type Portal } from './portal.ts'
import { replayRibbon } from './replay-ribbon.ts'
import { setSound } from './sound.ts'
import { createTable, refusalText, type Table } from './table.ts'
import { isText, localeOf, sayIn, type Say } from './texts/texts.ts'
import { createUnseenRounds } from './unseen.ts'
import type { View } from './view.ts'

const query = new URLSearchParams(location.search)
const root = document.querySelector('#game') ?? document.body
const locale = localeOf(query.get('lang') ?? navigator.language)
const say = sayIn(locale)
document.documentElement.lang = locale

const setTheme = (theme: unknown): void => {
  const light = matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset['theme'] = theme === 'light' || theme === 'dark' ? theme : light ? 'light' : 'dark'
}
setTheme(query.get('theme'))

const VIEWS: Readonly<Record<string, (table: Table) => Promise<View>>> = {
  PSMOONGATE: async (table) => (await import('./slot/view.ts')).slotView(table),
  PSBACCARAT: async (table) => (await import('./baccarat/view.ts')).baccaratView(table),
  PSBINGODUSK: async (table) => (await import('./bingo/view.ts')).bingoView(table),
  PSTWOKINGS: async (table) => (await import('./cards/view.ts')).cardsView(table),
  PSSKYLANTERN: async (table) => (await import('./crash/view.ts')).crashView(table),
  PSSPORTS: async (table) => (await import('./book/view.ts')).bookPage(table),
  PSESPORTS: async (table) => (await import('./book/view.ts')).bookPage(table),
  PSCOCKFIGHT: async (table) => (await import('./book/view.ts')).bookPage(table),
  PSCORALREEF: async (table) => (await import('./reef/view.ts')).reefView(table),
  PSROULETTE: async (table) => (await import('./roulette/view.ts')).rouletteView(table),
}

const failed = (words: Say, refused: string, portal: Portal): void =>
  fill(
    root,
    h(
      'main',
      { class: 'failed' },
      h('h1', {}, words('failed')),
      h('p', { role: 'alert' }, refusalText(words, refused)),
      h(
        'div',
        { class: 'actions' },
        h('button', { type: 'button', class: 'primary', onclick: () => location.reload() }, words('again')),
        h('button', { type: 'button', class: 'quiet', onclick: () => portal.goTo('', 'exit') }, words('lobby')),
      ),
    ),
  )

/** What of a game's bar the site holds, so that one bar stands over the game and not two. */
let openInfo: (() => void) | undefined

const start = async (state: State, portal: Portal): Promise<{ view: View; table: Table } | undefined> => {
  const name = isText(state.game) ? say(state.game) : state.game
  const money = moneyIn(state.currency, state.currencyExponent, locale)
  const unseen = createUnseenRounds(createTable({ state, say, locale, money, portal }, state.commitment === '' ? undefined : markRoundSeen))
  const { table } = unseen
  const view = await VIEWS[state.game]?.(table)
  if (!view) return undefined
  const info = infoPanel(table, view, name)
  openInfo = info.open
  document.title = name
  fill(
    root,
    h('div', { class: `frame ${state.game.toLowerCase()}` }, frameBar(table, name, info.open), unseen.element, view.element),
    info.element,
  )
  document.addEventListener('keydown', (event) => {
    const typing = event.target instanceof HTMLInputElement
    if (event.key === 'i' && !typing && !event.repeat && !event.ctrlKey && !event.metaKey) info.open()
  })
  // Play money is the game's own to show: there its bar stays.
  if (state.mode === 'real') portal.post({ type: 'tools', tools: ['sound', 'info'] })
  unseen.showIn(view)
  return { view, table }
}

/** The drawn state of a round, by its link. Nothing can be staked there. */
const showReplay = async (id: string, portal: Portal): Promise<void> => {
  const round = await readRound(id)
  if ('refused' in round) return failed(say, 'unknownRound', portal)
  const state: State = {
    game: round.gameCode,
    version: round.version,
    mode: round.mode,
    currency: round.currency,
    currencyExponent: round.currency === 'VND' ? 0 : 2,
    unit: round.unit,
    language: locale,
    site: '',
    lobbyUrl: '',
    cashierUrl: '',
    limits: { minStake: round.unit, maxStake: round.stake, maxPayout: Number.MAX_SAFE_INTEGER },
    cycleMs: 0,
    waitMs: 0,
    balance: null,
    bonus: null,
    commitment: '',
    jackpot: null,
    rounds: [round],
  }
  const started = await start(state, portal)
  document.querySelector('.frame')?.classList.add('replayed')
  started?.view.element.before(replayRibbon(started.table, round))
  started?.view.replay(round)
}

const launch = async (): Promise<void> => {
  let hear: (message: FromPortal) => void = () => undefined
  const portal = meetPortal(query.get('site') ?? '', (message) => hear(message))
  hear = ({ type, theme, muted, tools }) => {
    if (type === 'theme') setTheme(theme)
    if (type === 'muted') setSound(muted === false)
    if (type === 'tools' && Array.isArray(tools)) document.querySelector('.frame')?.classList.toggle('barless', tools.length > 0)
    if (type === 'info') openInfo?.()
  }
  portal.post({ type: 'hello' })
  const replayed = query.get('round')
  if (location.pathname === '/replay' && replayed) return showReplay(replayed, portal)
  fill(root, h('p', { class: 'loading', role: 'status' }, say('loading')))
  const state = await open(query.get('token') ?? '')
  if ('refused' in state) return failed(say, state.refused, portal)
  const meeting = state.site && state.site !== query.get('site') ? meetPortal(state.site, (message) => hear(message)) : portal
  if (meeting !== portal) meeting.post({ type: 'hello' })
  await start(state, meeting)
}

void launch()
