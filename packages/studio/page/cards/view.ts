import type { DuelView } from '../../duels/view.ts'
import { type CardsChoice, FEE_PERCENT, twoKings } from '../../games/cards/cards.ts'
import { PUBLISHED_RETURN } from '../../games/cards/published.ts'
import { duelCall, type Refused, stakeOnDuel } from '../api.ts'
import { follow } from '../live.ts'
import { note } from '../sound.ts'
import { refusalText, type Table } from '../table.ts'
import type { View } from '../view.ts'
import { createBoard, leftOfTurn, type Scene } from './board.ts'
import { cardsCombinations, cardsFigures } from './figures.ts'
import { bindKeys } from './keys.ts'
import { endingText, hasWon, moveInWords } from './line.ts'
import { createReplay, type Replay } from './replay.ts'
import { createTill } from './till.ts'
import { obstacleOf } from './words.ts'

const TICK_MS = 250
/** A frame is answered at most this often, by which the studio knows that somebody is there. */
const HERE_MS = 2500
const LAST_CALL_MS = 10_000

type Answer = { readonly view: DuelView | null } | Refused

export const cardsView = (table: Table): View => {
  const { say, state } = table
  const till = createTill(table)
  const isReplayPage = state.commitment === ''
  /** The last answer to a press, which may be ahead of what the stream told. */
  let answer: DuelView | null = null
  let pending = false
  let lostAt: number | null = null
  let hereAt = -Infinity
  let phase = ''
  let lastCallPhase = ''
  let replay: Replay | null = null

  const current = (): DuelView | null => {
    const view = live?.view() ?? null
    return answer && answer.now >= (view?.now ?? 0) ? answer : view
  }
  const nameOf = (view: DuelView | null): string => (view?.practice ? say('practicePlayer') : (view?.opponent ?? ''))
  const isPlaying = () => current()?.state === 'playing'
  const scene = (): Scene => {
    const view = current()
    const mode = replay?.isOn() ? 'replay' : view?.state === 'over' || view?.state === 'void' ? 'seat' : (view?.state ?? 'seat')
    return { mode, view, name: nameOf(view), now: live?.now() ?? 0, lostMs: lostAt === null ? null : performance.now() - lostAt, pending }
  }
  const paint = () => board.paint(scene())

  const call = async (name: 'sit' | 'stand' | 'move', body: object): Promise<void> => {
    if (pending) return
    pending = true
    paint()
    const reply = await duelCall<Answer>(name, body)
    pending = false
    if ('refused' in reply) board.tell(refusalText(say, reply.refused))
    else answer = reply.view
    changed()
  }
  const move = async (cards: readonly number[]): Promise<void> => {
    const view = current()
    if (!view?.myTurn || pending || replay?.isOn()) return
    const isPass = cards.length === 0
    const obstacle = isPass ? (view.lying ? undefined : say('leadAny')) : obstacleOf(say, cards, view.lying)
    if (obstacle) return board.tell(obstacle)
    board.tell('')
    note(isPass ? 260 : 440)
    await call('move', { at: view.moves.length, cards })
  }
  /** With nothing chosen there is nothing to play: Enter is never a pass. */
  const playChosen = () => {
    const cards = board.hand.chosen()
    if (cards.length > 0) void move(cards)
    else if (current()?.myTurn) board.tell(say('chooseCards'))
  }
  const board = createBoard(
    table,
    {
      sit: () => void call('sit', { stake: board.stakes.stake() }),
      stand: () => void call('stand', {}),
      play: playChosen,
      pass: () => void move([]),
      choose: () => {
        if (isPlaying()) board.tell('')
        paint()
      },
    },
    (felt) => {
      replay = createReplay(table, felt, isReplayPage ? null : () => closeReplay())
      return replay.element
    },
  )
  const closeReplay = () => {
    replay?.stop()
    paint()
  }

  const announce = (view: DuelView) => {
    const next = `${view.id} ${view.state} ${view.moves.length}`
    if (next === phase) return
    const isFirst = phase === ''
    phase = next
    if (view.state === 'playing') {
      replay?.stop()
      // On a narrow screen what stands beside the table is below it.
      if (view.moves.length === 0) board.element.scrollTop = 0
      board.tell('')
      if (view.myTurn && view.moves.length > 0) note(520)
      board.announce(moveInWords(table, view, nameOf(view)))
    } else if (view.state === 'waiting') {
      board.tell('')
      board.announce(say('waitingFor'))
    } else if (view.state === 'staking') board.announce(say('staking'))
    else if (!isFirst || view.state === 'over') board.tell(till.refusal() ?? endingText(table, view), hasWon(view))
  }
  const changed = () => {
    lostAt = null
    const view = current()
    if (view && view.endedAt === null && performance.now() - hereAt > HERE_MS) {
      hereAt = performance.now()
      void duelCall('here', {})
    }
    if (view) {
      till.see(view, (sent) => stakeOnDuel({ ...sent, commitment: view.commitment }), changed)
      announce(view)
    }
    paint()
  }
  const lose = (refused: string) => {
    lostAt ??= performance.now()
    if (refused !== 'LOST') board.tell(refusalText(say, refused))
    else if (!isPlaying()) board.tell(say('DUEL_NO_LINE'))
    paint()
  }
  const tick = () => {
    const { view, now } = scene()
    board.tick(scene())
    if (!view?.myTurn || lastCallPhase === phase || leftOfTurn(view, now) > LAST_CALL_MS) return
    lastCallPhase = phase
    board.announce(say('tenLeft'))
  }
  const live = isReplayPage ? undefined : follow<DuelView>('duel', changed, lose)
  if (live) {
    setInterval(tick, TICK_MS)
    bindKeys({ isPlaying, hand: board.hand, play: playChosen, pass: () => void move([]) })
  }
  paint()
  return {
    element: board.element,
    published: PUBLISHED_RETURN,
    headline: { title: say('feeInstead'), figure: `${FEE_PERCENT}%`, text: say('feeText') },
    rules: say('cardsRules'),
    figures: () => cardsFigures(table, board.stakes.stake()),
    pays: () => cardsCombinations(table),
    inWords: ({ paid, choice }) =>
      say('duelWords', { result: say(paid > 0 ? 'duelWon' : 'duelLost'), moves: (choice as CardsChoice).moves.length }),
    replay: (round) => {
      if (round.gameCode !== twoKings.code) return
      if (isPlaying()) return board.tell(say('replayBusy'))
      board.tell('')
      replay?.start(round)
      board.element.scrollTop = 0
      paint()
    },
  }
}
