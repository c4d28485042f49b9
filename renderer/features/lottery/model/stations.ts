import type { Lottery, OpenedGame } from '@portico/contract/lottery/shapes'
import { issueNow } from './issue.ts'

/** Another station that is drawn at the same time, and its issue. */
export interface OtherStation {
  readonly gameCode: string
  readonly gameName: string
  readonly numero: string
}

type Known = Pick<Lottery, 'gameCode' | 'gameName' | 'type' | 'calendar'>

/** Whether a lottery is a provincial one, several of which are drawn at one time. */
export const isStation = ({ type, calendar }: Pick<Lottery, 'type' | 'calendar'>): boolean => type === 'VN-MN' && calendar !== null

/** The stations that are drawn on a day (YYYY-MM-DD) at the time of a lottery over several of them. */
export const stationsOn = (joined: Pick<Lottery, 'calendar'>, lotteries: readonly Known[], day: string): readonly string[] => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
  return lotteries
    .filter(
      (each) =>
        isStation(each) &&
        each.calendar?.weekdays.includes(weekday) === true &&
        each.calendar.times.join() === joined.calendar?.times.join(),
    )
    .map(({ gameCode }) => gameCode)
}

/** The other stations whose open issue is drawn with the given one. `now`: the server's, in milliseconds. */
export const otherStations = (
  { gameCode, drawAt }: { readonly gameCode: string; readonly drawAt: string },
  lotteries: readonly Known[],
  opened: readonly OpenedGame[],
  now: number,
): readonly OtherStation[] =>
  lotteries.flatMap((other) => {
    if (other.gameCode === gameCode || !isStation(other)) return []
    const { phase, issue } = issueNow(
      opened.find((each) => each.gameCode === other.gameCode),
      now,
    )
    return phase === 'open' && issue?.drawAt === drawAt
      ? [{ gameCode: other.gameCode, gameName: other.gameName, numero: issue.numero }]
      : []
  })
