/** The first amount in a text, without what follows its point; 0 where there is none. A shared prize need not be a whole number. */
export const wholeIn = (text: string | null): number => Number(/\d[\d,]*/.exec(text ?? '')?.[0]?.replaceAll(',', '') ?? '0')
