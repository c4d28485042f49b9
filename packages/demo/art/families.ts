import { caller } from './bingo/caller.ts'
import { daub } from './bingo/daub.ts'
import { grid } from './bingo/grid.ts'
import { comb } from './cockfight/comb.ts'
import { fan } from './cockfight/fan.ts'
import { plume } from './cockfight/plume.ts'
import { crest } from './esports/crest.ts'
import { cup } from './esports/cup.ts'
import { helmet } from './esports/helmet.ts'
import { goal } from './sports/goal.ts'
import { pad } from './esports/pad.ts'
import { target } from './esports/target.ts'
import type { Family } from './family.ts'
import { carp } from './fish/carp.ts'
import { jellyfish } from './fish/jellyfish.ts'
import { shell } from './fish/shell.ts'
import { shoal } from './fish/shoal.ts'
import { turtle } from './fish/turtle.ts'
import { coral } from './fish/coral.ts'
import { fluke } from './fish/fluke.ts'
import { junk } from './fish/junk.ts'
import { shark } from './fish/shark.ts'
import { trident } from './fish/trident.ts'
import { bowl } from './live/bowl.ts'
import { dome } from './live/dome.ts'
import { cards } from './live/cards.ts'
import { chips } from './live/chips.ts'
import { dice } from './live/dice.ts'
import { wheel } from './live/wheel.ts'
import { cluster } from './lottery/cluster.ts'
import { drum } from './lottery/drum.ts'
import { orbit } from './lottery/orbit.ts'
import { ticket } from './lottery/ticket.ts'
import { duel } from './pvp/duel.ts'
import { hand } from './pvp/hand.ts'
import { mahjong } from './pvp/mahjong.ts'
import { suit } from './pvp/suit.ts'
import { fox } from './slots/fox.ts'
import { rabbit } from './slots/rabbit.ts'
import { elephant } from './slots/elephant.ts'
import { tiger } from './slots/tiger.ts'
import { ox } from './slots/ox.ts'
import { monkey } from './slots/monkey.ts'
import { bell } from './slots/bell.ts'
import { bamboo } from './slots/bamboo.ts'
import { chest } from './slots/chest.ts'
import { rocket } from './slots/rocket.ts'
import { phoenix } from './slots/phoenix.ts'
import { dragon } from './slots/dragon.ts'
import { pharaoh } from './slots/pharaoh.ts'
import { peach } from './slots/peach.ts'
import { sheaf } from './slots/sheaf.ts'
import { fruit } from './slots/fruit.ts'
import { gem } from './slots/gem.ts'
import { lantern } from './slots/lantern.ts'
import { lotus } from './slots/lotus.ts'
import { mask } from './slots/mask.ts'
import { reels } from './slots/reels.ts'
import { scales } from './slots/scales.ts'
import { temple } from './slots/temple.ts'
import { basketball } from './sports/basketball.ts'
import { football } from './sports/football.ts'
import { badminton } from './sports/badminton.ts'
import { boxing } from './sports/boxing.ts'
import { cricket } from './sports/cricket.ts'
import { flag } from './sports/flag.ts'
import { golf } from './sports/golf.ts'
import { horse } from './sports/horse.ts'
import { paddle } from './sports/paddle.ts'
import { snooker } from './sports/snooker.ts'
import { volleyball } from './sports/volleyball.ts'
import { tennis } from './sports/tennis.ts'
import { track } from './sports/track.ts'

const SLOTS = [
  gem,
  temple,
  lotus,
  reels,
  mask,
  fruit,
  scales,
  lantern,
  turtle,
  carp,
  fan,
  junk,
  cards,
  ticket,
  grid,
  fox,
  rabbit,
  elephant,
  tiger,
  ox,
  monkey,
  bell,
  bamboo,
  chest,
  phoenix,
  rocket,
  dragon,
  pharaoh,
  peach,
  sheaf,
] as const
const LOTTERY = [orbit, ticket, cluster, drum] as const

/** A variant names its family by place, so further families stand behind the others. */
const BY_CATEGORY: ReadonlyMap<string, readonly Family[]> = new Map<string, readonly Family[]>([
  ['RNG', SLOTS],
  ['LIVE', [cards, wheel, chips, dice, dome, bowl, hand]],
  ['FISH', [carp, jellyfish, shoal, turtle, shell, shark, junk, fluke, coral, trident, dragon, scales]],
  ['SPORTS', [football, basketball, tennis, track, golf, boxing, flag, horse, badminton, volleyball, paddle, snooker, cricket, goal]],
  ['ESPORTS', [pad, target, crest, helmet, cup]],
  ['LOTT', LOTTERY],
  ['ELOTT', LOTTERY],
  ['PVP', [suit, mahjong, hand, duel, cards]],
  ['COCKFIGHT', [plume, fan, comb]],
  ['BINGO', [grid, caller, daub]],
])

/** The categories that have pictures of their own. */
export const CATEGORIES: readonly string[] = [...BY_CATEGORY.keys()]

/** At least three families for every category; one without pictures of its own shows those of the slots. */
export const familiesOf = (category: string): readonly Family[] => BY_CATEGORY.get(category) ?? SLOTS
