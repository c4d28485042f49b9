import styles from '../inbox.module.css'

/** What people wrote, as text in their lines; marks in it turn nothing else round. */
export const PlainLines = ({ text }: { readonly text: string }) => (
  <p className={styles.lines}>
    <bdi>{text}</bdi>
  </p>
)
