import styles from '../points.module.css'

/** So many points, with their coin before them. */
export const Coins = ({ children }: { readonly children: string }) => (
  <span className={styles.coins}>
    <span className={styles.coin} aria-hidden="true" />
    <bdi>{children}</bdi>
  </span>
)
