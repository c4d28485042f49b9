/** Games of the home page's rail of hot ones [LOBBY-07]; whoever asks for as many shares its answer. */
export const HOT_SHOWN = 12
