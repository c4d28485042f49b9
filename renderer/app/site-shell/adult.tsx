import styles from './footer.module.css'

/** The sign of responsible gaming: for eighteen and over. Its link says what it means. */
export const Adult = () => (
  <svg viewBox="0 0 44 44" aria-hidden="true" className={styles.adult}>
    <circle cx="22" cy="22" r="20.500" fill="none" stroke="currentColor" strokeWidth="2" />
    <path
      d="M12 17l3-2v14M21.500 21.500a3.500 3.500 0 1 0-.1 0a4 4 0 1 0 .2 0M28 22h8M32 18v8"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.200"
      strokeLinecap="round"
    />
  </svg>
)
