/** Marks that turn what stands around them, and what no reader sees; an emoji's joiner is none of these. */
const HIDDEN = /[\p{Cs}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]|[^\P{Cc}\n\t]/gu

/** A text of a person without what would turn or hide others. */
export const shownText = (text: string): string => text.replace(HIDDEN, '').trim()
