import { gameClasses, gameList, gameVendors, hotGames } from '@portico/contract/catalogue/calls'
import { listAnnouncements } from '@portico/contract/content/calls'
import { examples } from '@portico/contract/examples'
import { afterEach, it, vi } from 'vitest'
import { expectRetry, type FailingPart, fails } from '../../test/failing.tsx'
import { answers } from '../../test/gateway.ts'
import { ClassFilters } from './components/class-filters.tsx'
import { HeroCarousel } from './components/hero-carousel.tsx'
import { ListFilters } from './components/list-filters.tsx'
import { SearchResults } from './components/search-results.tsx'
import { SearchStart } from './components/search-start.tsx'
import { readView } from './list-address.ts'
import { GameNavPanel } from './nav/game-nav-panel.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  // The tab remembers what was answered.
  sessionStorage.clear()
})

const nothing = () => undefined
const namespaces = ['games', 'lobby', 'content'] as const
const vendors = examples.gameVendors.response
const [notice] = examples.listAnnouncements.response.list
const search = { words: 'lotus', listId: 'found', at: -1, onGames: nothing, onChoose: nothing, onAll: nothing, onWords: nothing }
const filters = { type: 'RNG', view: readView(new URLSearchParams()), onChange: nothing, onAhead: nothing } as const

it.each<readonly [string, FailingPart]>([
  [
    'the banners',
    {
      part: <HeroCarousel />,
      namespaces,
      failing: fails(listAnnouncements, { list: [{ ...notice!, type: 'B', imageUrl: '/art/banner/1.svg' }] }),
      comes: 'Moon Gate week',
    },
  ],
  [
    'the vendors to choose from',
    {
      part: <ListFilters {...filters} />,
      namespaces,
      failing: fails(gameVendors, vendors),
      others: [answers(gameClasses, examples.gameClasses.response)],
      comes: 'PG',
    },
  ],
  [
    'the classes of games',
    {
      part: <ClassFilters lane={undefined} {...filters} />,
      namespaces,
      failing: fails(gameClasses, examples.gameClasses.response),
      comes: 'Slots',
    },
  ],
  ['the menu of games', { part: <GameNavPanel />, namespaces, failing: fails(gameVendors, vendors), comes: 'PG' }],
  [
    'the games before a search',
    { part: <SearchStart {...search} />, namespaces, failing: fails(hotGames, examples.hotGames.response), comes: 'Night Lotus' },
  ],
  [
    'the games of a search',
    { part: <SearchResults {...search} />, namespaces, failing: fails(gameList, examples.gameList.response), comes: /Lotus/ },
  ],
])('%s that could not be loaded say so in one line, and come when asked again [RULES-04]', (_name, part) => expectRetry(part))
