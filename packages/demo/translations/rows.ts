/** A text of the demonstration and what stands for it in two more languages. */
export type TranslationRow = readonly [english: string, arabic: string, german: string]
