import { addCatalogue, fold, type NewGameRow } from '../catalogue/index.ts'
import type { TestGateway } from './gateway.ts'

const NAME = 'Night Lotus'

/** A slot of the vendor PG that anybody may try. */
export const slotRow = (nodeId: number, more: Partial<NewGameRow> = {}): NewGameRow => ({
  nodeId,
  code: `PG-${nodeId}`,
  names: { TY: 'Sen Đêm', EN: NAME },
  vendorCode: 'PG',
  gameType: 'RNG',
  classify: 'SLOTS',
  hot: false,
  trial: true,
  minBet: 1,
  lines: 20,
  variant: 1,
  position: nodeId,
  searchText: fold(NAME),
  ...more,
})

/** Adds these games and their vendor, whose name is Pearl. */
export const addSlots = ({ database }: Pick<TestGateway, 'database'>, ...games: readonly NewGameRow[]): Promise<void> =>
  addCatalogue(database.orm, [{ code: 'PG', displayName: 'Pearl', position: 1 }], games)
