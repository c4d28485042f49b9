import type { Queryable } from '../../db/open.ts'
import { dayAfter } from '../../kit/zone.ts'
import { teamAccounts, type Whose } from '../../reports/index.ts'
import { createDirectory, type Directory, grown, type DirectorySource } from './directory.ts'

/** A team whose days are kept. */
export interface Board {
  readonly id: number
  readonly whose: Whose
  source: DirectorySource | undefined
  /** How many were said to be in the team when its directory was read. */
  members: number
  /** One reads at a time: who comes meanwhile finds what the one before has read. */
  turn: Promise<unknown>
  /** Up to which day what is before it was read ahead of being asked for. */
  aheadOf: string
  ahead: Promise<unknown>
}

/** Of large teams a directory is 15 MB. */
const MOST_BOARDS = 20
const EMPTY = { members: new Uint8Array(), uplines: new Uint8Array(), levels: new Uint8Array(), joined: new Uint8Array(), names: '' }

export const createBoards = (db: Queryable) => {
  const boards = new Map<string, Board>()
  let ids = 0

  const of = (whose: Whose): Board => {
    const key = `${whose.scope} ${whose.agentId}`
    let board = boards.get(key)
    if (!board) {
      const nothing = Promise.resolve()
      board = { id: (ids += 1), whose, source: undefined, members: -1, turn: nothing, aheadOf: '', ahead: nothing }
    }
    boards.delete(key)
    boards.set(key, board)
    for (const oldest of boards.keys()) {
      if (boards.size <= MOST_BOARDS) break
      boards.delete(oldest)
    }
    return board
  }

  /** Who is in the team: newcomers are asked for alone, and everybody if that does not explain how many there are. Nobody ever leaves one. */
  const directoryOf = async (board: Board, members: number): Promise<Directory> => {
    const { source, whose } = board
    if (source && board.members === members) return source.directory
    board.members = members
    if (!source) {
      board.source = createDirectory((await teamAccounts(db, whose)) ?? EMPTY)
      return board.source.directory
    }
    let latest = 0n
    for (const each of source.directory.joined) if (each > latest) latest = each
    const since = dayAfter(new Date(Number(latest)).toISOString().slice(0, 10), -1)
    board.source = grown(source, (await teamAccounts(db, whose, since)) ?? EMPTY)
    if (board.source.directory.size !== members) board.source = grown(board.source, (await teamAccounts(db, whose)) ?? EMPTY)
    return board.source.directory
  }

  const inTurn = <Answer>(board: Board, work: () => Promise<Answer>): Promise<Answer> => {
    const turn = board.turn.then(work)
    board.turn = turn.catch(() => undefined)
    return turn
  }

  return {
    of,
    directoryOf,
    inTurn,
    idle: async () => {
      for (const { turn, ahead } of boards.values()) {
        await ahead
        await turn
      }
    },
  }
}
