import {
  convertPoint,
  getPointBalance,
  getPointConfig,
  getPointReward,
  getRedeemPointList,
  pointMovements,
  redeemPointReward,
} from '@portico/contract/points/calls'
import {
  decidePointOrder,
  operatorPointItems,
  operatorPointOrders,
  operatorPointSettings,
  savePointItem,
  setPointSettings,
} from '@portico/contract/points/operator-calls'
import { type Binding, bind } from '../http/bind.ts'
import type { Points } from './service.ts'

export const pointRoutes = ({ desk, ...points }: Points): Binding[] => [
  bind(getPointBalance, ({ caller }) => points.balance(caller)),
  bind(getPointConfig, ({ caller }) => points.config(caller)),
  bind(getPointReward, ({ caller, context }) => points.items(caller, context.language)),
  bind(getRedeemPointList, ({ request, caller, context }) => points.orders(caller, request, context.language)),
  bind(pointMovements, ({ request, caller, context }) => points.movements(caller, request, context.language)),
  bind(redeemPointReward, ({ request, caller, context }) =>
    points.redeem(caller, request, { key: context.idempotencyKey, language: context.language }),
  ),
  bind(convertPoint, ({ request, caller, context }) => points.convert(caller, request, context.idempotencyKey)),
  bind(operatorPointSettings, async () => ({ settings: await desk.settings() })),
  bind(setPointSettings, async ({ request, context }) => ({ settings: await desk.saveSettings(request, context.operator) })),
  bind(operatorPointItems, () => desk.items()),
  bind(savePointItem, ({ request, context }) => desk.saveItem(request, context.operator)),
  bind(operatorPointOrders, ({ request, context }) => desk.orders(request, context.language)),
  bind(decidePointOrder, ({ request, context }) => desk.decide(request, { person: context.operator, language: context.language })),
]
