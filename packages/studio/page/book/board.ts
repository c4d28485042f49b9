import type { BookView, MatchView } from '../../book/view.ts'
import type { SportCode } from '../../games/book/sport.ts'
import { fill, h } from '../dom.ts'
import type { Table } from '../table.ts'
import type { TextKey } from '../texts/en.ts'
import { leagueEmblem } from './crest.ts'
import { rowParts } from './row.ts'
import { keyOf, type Wish } from './wishes.ts'
import { type Words, whereOf } from './words.ts'

export interface Board {
  readonly element: HTMLElement
  readonly show: (view: BookView) => void
  /** Brings one match into view, whichever sport it is of. */
  readonly lead: (match: string) => void
  /** Marks what is on the slip. */
  readonly mark: () => void
}

export interface BoardParts {
  readonly table: Table
  readonly words: Words
  readonly now: () => number
  readonly pick: (wish: Wish) => void
  /** The slip's own of this pick: the odds it was picked at. */
  readonly picked: (key: string) => Wish | undefined
}

type Filter = 'bookAll' | 'bookLive' | 'bookHot'
const LIVE = ['READY', 'PLAYING', 'BREAK']

/** How long a change of odds stays marked. */
const MARKED_MS = 6000

/** Sports that there are matches of, in one order whichever of them is next. */
const sportsOf = ({ matches }: BookView): SportCode[] => [...new Set(matches.map(({ fixture }) => fixture.sport))].toSorted()

/** Puts the focus back on what was drawn anew. */
const focusOn = (key: string, ...within: readonly HTMLElement[]): void =>
  within
    .flatMap((element) => [...element.querySelectorAll<HTMLElement>('[data-key]')])
    .find(({ dataset }) => dataset['key'] === key)
    ?.focus()

interface Row {
  readonly element: HTMLElement
  readonly where: HTMLElement
  /** What was drawn, so that only what changed is drawn anew. */
  drawn: string
  /** Absent of the head of a board without a hot match. */
  view?: MatchView
}

export const createBoard = ({ table, words, now, pick, picked }: BoardParts): Board => {
  const { say, locale } = table
  let sport: SportCode | undefined
  let filter: Filter = 'bookAll'
  let view: BookView | undefined
  const rows = new Map<string, Row>()
  const hero: Row = { element: h('section', { class: 'hero', hidden: true }), where: h('span', { class: 'match-time' }), drawn: '' }
  const marked = new Map<string, { readonly before: number; readonly until: number }>()
  const parts = rowParts({ table, words, pick, picked, before: (key) => marked.get(key)?.before })
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  const tabs = h('div', { class: 'tabs', role: 'group', 'aria-label': say('bookSports') })
  const filters = h('div', { class: 'tabs which', role: 'group', 'aria-label': say('bookWhich') })
  const origin = h('p', { class: 'hint made' })
  const list = h('div', { class: 'leagues' })
  const heads = h('div', { class: 'heads hint', 'aria-hidden': 'true' })

  const tab = (pressed: boolean, label: string, count: number | undefined, press: () => void, key: string) =>
    h(
      'button',
      { type: 'button', 'aria-pressed': String(pressed), 'data-key': key, onclick: press },
      label,
      count === undefined ? null : h('span', { class: 'count' }, String(count)),
    )

  const whereText = (row: Row): void => {
    if (!row.view) return
    const [short, long] = whereOf(row.view, now(), table, words)
    const isLive = LIVE.includes(row.view.phase)
    const clock = row.view.phase === 'BEFORE' ? time.format(row.view.fixture.startsAt) : short
    const text = `${clock}|${long}`
    if (row.where.dataset['text'] === text) return
    row.where.dataset['text'] = text
    fill(row.where, clock ? h('b', { class: isLive ? 'live' : '' }, clock) : null, h('span', { class: 'hint' }, long))
  }

  const drawRow = (row: Row, isHero = false): void => {
    const { view: match } = row
    if (!match) return
    // Neither the clock nor what moves within a part needs a new row.
    const { played: _, ...lasting } = match
    const keys = match.markets.flatMap((market) =>
      market.offers.map(({ pick: of }) => keyOf({ match: match.fixture.id, market: market.market, pick: of })),
    )
    const text = JSON.stringify([lasting, keys.map((key) => [picked(key)?.odds, marked.get(key)?.before])])
    if (row.drawn === text) return
    row.drawn = text
    const focused =
      document.activeElement instanceof HTMLElement && row.element.contains(document.activeElement)
        ? document.activeElement.dataset['key']
        : undefined
    fill(row.element, ...(isHero ? parts.hero(match, row.where) : [row.where, ...parts.row(match)]))
    if (focused) focusOn(focused, row.element)
  }

  const rowOf = (match: MatchView): Row => {
    const before = rows.get(match.fixture.id)
    if (before) {
      before.view = match
      return before
    }
    const name = words.versus(match.fixture)
    const row: Row = {
      element: h('li', { class: 'match', 'aria-label': name, 'data-match': match.fixture.id }),
      where: h('div', { class: 'match-time' }),
      drawn: '',
      view: match,
    }
    rows.set(match.fixture.id, row)
    return row
  }

  const isListed = ({ fixture, phase }: MatchView): boolean =>
    fixture.sport === sport && (filter === 'bookAll' || (filter === 'bookLive' ? LIVE.includes(phase) : fixture.hot))

  const drawTabs = (current: BookView) => {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset['key'] : undefined
    const sports = sportsOf(current)
    const count = (of: SportCode) => current.matches.filter(({ fixture }) => fixture.sport === of).length
    fill(
      tabs,
      ...sports.map((each) =>
        tab(
          sport === each,
          say(`sport${each}`),
          count(each),
          () => {
            sport = each
            filter = 'bookAll'
            draw()
          },
          `sport ${each}`,
        ),
      ),
    )
    const hasHot = current.matches.some(({ fixture }) => fixture.hot && fixture.sport === sport)
    const offered: Filter[] = hasHot ? ['bookAll', 'bookLive', 'bookHot'] : ['bookAll', 'bookLive']
    fill(
      filters,
      ...offered.map((each) =>
        tab(
          filter === each,
          say(each),
          undefined,
          () => {
            filter = each
            draw()
          },
          `filter ${each}`,
        ),
      ),
    )
    if (focused) focusOn(focused, tabs, filters)
  }

  const draw = () => {
    if (!view || !sport) return
    drawTabs(view)
    const listed = view.matches.filter(isListed)
    fill(origin, say(`bookMade${sport}` as TextKey))
    const [sample] = listed.filter(({ markets: all }) => all.some(({ offers }) => offers.length > 0))
    heads.className = `heads hint sport-${sport.toLowerCase()}`
    fill(heads, ...(sample?.markets ?? []).map(({ market }) => h('span', {}, words.market(sport ?? 'FOOTBALL', market))))
    const leagues = [...new Set(listed.map(({ fixture }) => fixture.league))]
    fill(
      list,
      ...leagues.map((league) =>
        h(
          'section',
          { class: `league sport-${(sport ?? 'FOOTBALL').toLowerCase()}`, 'aria-label': words.league(league) },
          h('h2', {}, leagueEmblem(league), words.league(league)),
          h('ul', {}, ...listed.filter(({ fixture }) => fixture.league === league).map((match) => rowOf(match).element)),
        ),
      ),
      listed.length === 0 ? h('p', { class: 'nothing' }, say('bookEmpty')) : null,
    )
    drawHero()
    for (const match of listed) {
      const row = rowOf(match)
      drawRow(row)
      whereText(row)
    }
  }

  /** Remembers which odds moved since the view before. */
  const compare = (before: BookView, after: BookView) => {
    const old = new Map(before.matches.map((match) => [match.fixture.id, match]))
    for (const match of after.matches)
      for (const market of match.markets) {
        const was = old.get(match.fixture.id)?.markets.find((each) => each.market === market.market)
        if (!was || was.line !== market.line) continue
        for (const { pick: of, odds } of market.offers) {
          const then = was.offers.find((each) => each.pick === of)?.odds ?? null
          if (then !== null && odds !== null && then !== odds)
            marked.set(keyOf({ match: match.fixture.id, market: market.market, pick: of }), {
              before: then,
              until: performance.now() + MARKED_MS,
            })
        }
      }
    for (const [key, { until }] of marked) if (until < performance.now()) marked.delete(key)
  }

  /** The hot match that is on, or the next one, leads the board. */
  const drawHero = () => {
    const match = view?.matches.find(
      ({ fixture, phase }) => fixture.hot && fixture.sport === sport && phase !== 'ENDED' && phase !== 'ABANDONED',
    )
    hero.element.hidden = match === undefined || filter !== 'bookAll'
    if (!match) return
    hero.view = match
    hero.element.setAttribute('aria-label', `${say('bookHotMatch')}: ${words.versus(match.fixture)}`)
    drawRow(hero, true)
    whereText(hero)
  }

  const signatureOf = (of: BookView): string =>
    of.matches
      .filter(isListed)
      .map(({ fixture }) => fixture.id)
      .join()

  const step = (event: KeyboardEvent) => {
    const from = event.target
    if (!(from instanceof HTMLElement) || !from.classList.contains('odds') || !event.key.startsWith('Arrow')) return
    const lines = [...list.querySelectorAll<HTMLElement>('.match')]
      .map((line) => [...line.querySelectorAll<HTMLElement>('button.odds')])
      .filter((line) => line.length > 0)
    const row = lines.findIndex((line) => line.includes(from))
    const column = lines[row]?.indexOf(from) ?? 0
    const target =
      event.key === 'ArrowLeft' || event.key === 'ArrowRight'
        ? lines[row]?.[column + (event.key === 'ArrowRight' ? 1 : -1)]
        : (lines[row + (event.key === 'ArrowDown' ? 1 : -1)]?.[column] ?? lines[row + (event.key === 'ArrowDown' ? 1 : -1)]?.at(-1))
    if (!target) return
    event.preventDefault()
    target.focus()
  }
  list.addEventListener('keydown', (event) => step(event))
  setInterval(() => {
    whereText(hero)
    for (const row of rows.values()) if (row.element.isConnected) whereText(row)
  }, 500)

  return {
    element: h('div', { class: 'board' }, h('div', { class: 'picker' }, tabs, filters), hero.element, origin, heads, list),
    show: (next) => {
      if (view) compare(view, next)
      const before = view && signatureOf(view)
      view = next
      sport ??= sportsOf(next)[0]
      if (!sport) return fill(list, h('p', { class: 'nothing' }, say('bookEmpty')))
      if (before !== signatureOf(next)) return draw()
      drawTabs(next)
      drawHero()
      for (const match of next.matches.filter(isListed)) {
        const row = rowOf(match)
        drawRow(row)
        whereText(row)
      }
      for (const id of rows.keys()) if (!next.matches.some(({ fixture }) => fixture.id === id)) rows.delete(id)
    },
    lead: (match) => {
      const target = view?.matches.find(({ fixture }) => fixture.id === match)
      if (!target) return
      sport = target.fixture.sport
      filter = 'bookAll'
      draw()
      const row = rows.get(match)?.element
      row?.classList.add('led')
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('button.odds')?.focus({ preventScroll: true })
    },
    mark: () => {
      drawHero()
      for (const row of rows.values()) if (row.element.isConnected) drawRow(row)
    },
  }
}
