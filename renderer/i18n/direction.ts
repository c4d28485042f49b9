const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** Writing direction of a BCP 47 tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr')
