/** How the one button of a form looks, which has no other beside it. */
export const LONE_BUTTON = { size: 'large', wide: true } as const
