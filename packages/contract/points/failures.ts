export const POINT_FAILURES = {
  /** A thing that the mall does not have, or has no more. */
  POINT_ITEM_UNKNOWN: 404,
  /** Fewer are left than were asked for; `remaining` says how many. */
  OUT_OF_STOCK: 409,
  POINTS_NOT_ENOUGH: 409,
  /** No whole number of steps, or below the least. */
  POINTS_STEP: 409,
  /** The thing costs something else than the reader was shown. */
  POINT_PRICE_CHANGED: 409,
  POINT_ORDER_UNKNOWN: 404,
  POINT_ORDER_DECIDED: 409,
} as const
