import carp from '../art/carp.svg?url'
import club from '../art/club.svg?url'
import diamond from '../art/diamond.svg?url'
import gate from '../art/gate.svg?url'
import gem from '../art/gem.svg?url'
import heart from '../art/heart.svg?url'
import lantern from '../art/lantern.svg?url'
import lotus from '../art/lotus.svg?url'
import moon from '../art/moon.svg?url'
import spade from '../art/spade.svg?url'
import type { SlotSymbol } from '../../games/slot/symbols.ts'
import { h } from '../dom.ts'

const DRAWINGS: Readonly<Record<SlotSymbol, string>> = { gate, lantern, lotus, gem, carp, heart, diamond, spade, club, moon }

export const symbolPicture = (symbol: SlotSymbol): HTMLElement =>
  h('img', { src: DRAWINGS[symbol], alt: '', width: 120, height: 120, draggable: 'false', decoding: 'sync' })
