import styles from './vendor-mark.module.css'

/** Plain figures that belong to nobody. */
const FIGURES = [
  'M12 2l10 18H2z',
  'M3 3h18v18H3z',
  'M12 1l11 11-11 11L1 12z',
  'M12 2a10 10 0 1 0 .1 0zM12 7a5 5 0 1 1-.1 0z',
  'M7 2h10l6 10-6 10H7L1 12z',
  'M2 21V12a10 10 0 0 1 20 0v9h-6v-9a4 4 0 0 0-8 0v9z',
  'M2 3h20v5H2zM2 10h13v5H2zM2 17h20v4H2z',
] as const

const figureOf = (code: string): string =>
  FIGURES[[...code].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % FIGURES.length] ?? FIGURES[0]

/** A vendor's name under a neutral figure drawn here, in one grey; never a company's own artwork. */
export const VendorMark = ({ code, name }: { readonly code: string; readonly name: string }) => (
  <span className={styles.mark}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={figureOf(code)} fill="currentColor" fillRule="evenodd" />
    </svg>
    {name}
  </span>
)
