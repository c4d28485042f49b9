import { isDrawOf } from '@portico/lottery/shape'
import type { RequestOf, ResponseOf } from '@portico/contract/kit/call'
import type { importDraws } from '@portico/contract/lottery/operator-calls'
import { Failure, refuse } from '../../failure.ts'
import type { Platform } from '../../platform.ts'
import { insertFeed, waitingFeed } from '../drawing/issue-store.ts'
import { gameOf } from '../offer/games.ts'

/**
 * Queues results for a replay lottery, in their order; those queued before are skipped.
 * @throws Failure GAME_UNKNOWN for a lottery that draws its own, DRAWS_INVALID when a result is not five digits (nothing is queued then)
 */
export type ImportDraws = (gameCode: string, draws: RequestOf<typeof importDraws>['draws']) => Promise<ResponseOf<typeof importDraws>>

export const createImportDraws =
  ({ database: { orm } }: Pick<Platform, 'database'>): ImportDraws =>
  async (gameCode, draws) => {
    const game = gameOf(gameCode) ?? refuse('GAME_UNKNOWN')
    if (game.source !== 'replay') throw new Failure('GAME_UNKNOWN')
    if (!draws.every(({ draw }) => isDrawOf(game.shape, draw))) throw new Failure('DRAWS_INVALID')
    const imported = await insertFeed(
      orm,
      draws.map(({ issue, date, draw }) => ({ gameCode, sourceIssue: issue, sourceDate: date, draw })),
    )
    return { imported, skipped: draws.length - imported, waiting: await waitingFeed(orm, gameCode) }
  }
