const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur'])

/** Writing direction of a BCP 47 tag. */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(tag.split('-')[0] ?? '') ? 'rtl' : 'ltr')

/** What stands between the words of a list, without an "and": the languages that are read from the right write their own comma. */
export const commaOf = (tag: string): string => (directionOf(tag) === 'rtl' ? '، ' : ', ')

/** From what was to what is, the way it is read; the arrow of a text is turned by nobody else. */
export const arrowOf = (tag: string): string => (directionOf(tag) === 'rtl' ? '←' : '→')
