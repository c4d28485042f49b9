import type { Round } from '../rounds/round.ts'
import { fill, h } from './dom.ts'
import type { Say } from './texts/texts.ts'

const replayLink = (round: Pick<Round, 'roundId'>): string =>
  `${location.origin}/replay?round=${encodeURIComponent(round.roundId)}&lang=${document.documentElement.lang}`

/** Hands the link of a round's replay to its player, and says so in `note`. */
export const copyReplayLink = async (say: Say, round: Pick<Round, 'roundId'>, note: HTMLElement): Promise<void> => {
  const link = replayLink(round)
  try {
    await navigator.clipboard.writeText(link)
    fill(note, say('copied'))
  } catch {
    // The site's frame or the browser may not allow it: then it stands here, to be copied by hand.
    fill(note, h('code', {}, link))
  }
}
