/**
 * What a win pays. prizeGroup: G of 2000 goes back to players. fixed: the prize of a 2-unit note for each tier.
 * odds: decimal odds for each tier, stake included.
 */
export type Pricing =
  | { readonly kind: 'prizeGroup'; readonly group: number }
  | { readonly kind: 'fixed'; readonly prizes: Readonly<Record<string, string>> }
  | { readonly kind: 'odds'; readonly odds: Readonly<Record<string, string>> }
