import type { PriceBook } from '../game.ts'

/** Sic-bo style: a face pays once its stake for each die that shows it. */
export const K3_ODDS: PriceBook = { single: { 1: '2', 2: '3', 3: '4' } }
