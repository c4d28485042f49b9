import { bookSealOf, drawPart, scoreOf } from '../games/book/proof.ts'
import type { House } from '../rounds/house.ts'
import { returnStake } from '../rounds/recover.ts'
import { closesAt, GRACE_MS, HOLD_MS, isDrawn, type Match, matchesWhere, matchOf, overAt } from './match.ts'

const OF_MATCH = 'EXISTS (SELECT 1 FROM legs WHERE legs.round = rounds.id AND legs.match = ?)'

/** Seals all bets on a match that stand, and draws the part that follows and stores it. From here on nothing can change it. */
const seal = async ({ store }: House, { fixture, seed, parts }: Match): Promise<void> => {
  const riding = store.all(`SELECT id, choice, client_number FROM rounds WHERE state = 'riding' AND ${OF_MATCH}`, fixture.id)
  const seals = await Promise.all(
    riding.map((row) =>
      bookSealOf({ roundId: String(row['id']), choice: JSON.parse(String(row['choice'])), clientNumber: String(row['client_number']) }),
    ),
  )
  const part = await drawPart({ fixture, seed }, parts.length, scoreOf(parts), seals.toSorted())
  store.run(
    "UPDATE matches SET parts = json_insert(parts, '$[#]', json(?)) WHERE id = ? AND json_array_length(parts) = ?",
    JSON.stringify(part),
    fixture.id,
    parts.length,
  )
}

/** Makes of one match what is due. Answers whether anything was, and whether stakes are on their way back. */
const playOn = async (house: House, match: Match, pace: number): Promise<{ readonly moved: boolean; readonly owed: boolean }> => {
  const { store } = house
  const now = house.now()
  const { fixture, parts } = match
  const still = { moved: false, owed: false }
  if (isDrawn(match)) {
    const over = overAt(match, pace)
    if (now < over) return still
    store.run(
      "UPDATE matches SET state = 'ended', final_at = ? WHERE id = ? AND state = 'open'",
      Math.floor(over + HOLD_MS / pace),
      fixture.id,
    )
    return { moved: true, owed: false }
  }
  const closes = closesAt(fixture, parts.length, pace)
  if (now < closes) return still
  const unanswered = store.all(`SELECT * FROM rounds WHERE state = 'betting' AND ${OF_MATCH}`, fixture.id)
  if (unanswered.length > 0 && now < closes + GRACE_MS) return still
  store.atOnce(() => {
    for (const row of unanswered) returnStake(house, row, 'UNANSWERED')
  })
  await seal(house, match)
  return { moved: true, owed: unanswered.length > 0 }
}

/** Plays all matches on to this moment, one part after the other where a stop lies between. Answers whether stakes are on their way back. */
export const playMatches = async (house: House, pace: number): Promise<boolean> => {
  let owed = false
  for (const match of matchesWhere(house.store, "matches.state = 'open' AND matches.starts_at <= ?", house.now())) {
    let now: Match | undefined = match
    while (now?.state === 'open') {
      const step = await playOn(house, now, pace)
      owed ||= step.owed
      if (!step.moved) break
      now = matchOf(house.store, match.fixture.id)
    }
  }
  return owed
}
