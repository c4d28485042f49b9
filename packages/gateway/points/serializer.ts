import type { BrandPack } from '@portico/contract/kit/brand'
import { formatUnits, toMoney } from '@portico/contract/kit/money'
import type { PointItem, PointItemDraft, PointMovement, PointOrder } from '@portico/contract/points/shapes'
import { textIn } from '../kit/localized.ts'
import type { ItemRow, OrderRow } from './order-store.ts'
import type { MovementRow } from './store.ts'

export interface Reader {
  readonly language: string
  readonly brand: BrandPack
  readonly currency: string
}

export const toItem = (row: ItemRow, { language, brand, currency }: Reader): PointItem => ({
  item: row.item,
  kind: row.kind,
  points: row.points,
  left: row.left,
  imageUrl: row.imageUrl,
  days: row.days,
  name: textIn(row.name, language, brand),
  text: textIn(row.text, language, brand),
  amount: row.amount === null ? null : toMoney(row.amount, currency),
})

export const toDraft = (row: ItemRow): PointItemDraft => ({ ...row, amount: row.amount === null ? null : formatUnits(row.amount) })

export const toOrder = (row: OrderRow, { language, brand }: Pick<Reader, 'language' | 'brand'>): PointOrder => ({
  orderNumber: row.number,
  item: row.item,
  name: textIn(row.name, language, brand),
  kind: row.kind,
  quantity: row.quantity,
  points: row.points,
  amount: row.amount === null ? null : toMoney(row.amount, row.currency),
  state: row.state,
  remark: row.remark,
  tracking: row.tracking,
  address: row.address,
  mobile: row.mobile,
  appliedAt: row.appliedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

export const toMovement = (row: MovementRow, order: OrderRow | undefined, { language, brand, currency }: Reader): PointMovement => {
  const amount = row.amount === null ? null : toMoney(row.amount, currency)
  return {
    id: String(row.seq),
    at: row.at.toISOString(),
    kind: row.kind,
    category: row.category,
    valid: row.kind === 'EARNED' ? amount : null,
    name: order ? textIn(order.name, language, brand) : null,
    orderNumber: order?.number ?? null,
    cash: row.kind === 'CONVERTED' ? amount : null,
    change: row.change,
    balance: row.balance,
  }
}
