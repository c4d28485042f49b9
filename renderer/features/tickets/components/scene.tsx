import type { TicketKind } from '@portico/contract/ticket/shapes'
import egg from '../art/egg.svg'
import eggOpen from '../art/egg-open.svg'
import envelope from '../art/envelope.svg'
import envelopeOpen from '../art/envelope-open.svg'
import raffle from '../art/raffle.svg'
import styles from './scene.module.css'

type Pictured = Exclude<TicketKind, 'WHEEL'>

const CLOSED: Readonly<Record<Pictured, string>> = { EGG: egg, ENVELOPE: envelope, RAFFLE: raffle }
const OPEN: Readonly<Record<Pictured, string>> = { EGG: eggOpen, ENVELOPE: envelopeOpen, RAFFLE: raffle }

interface Props {
  readonly kind: Pictured
  readonly open?: boolean
  /** It is being opened: the closed one stirs and gives way to the open one. */
  readonly moving?: boolean
  readonly onMoved?: () => void
}

/** An egg, an envelope or a raffle. What it holds stands beside it. */
export const Scene = ({ kind, open = false, moving = false, onMoved }: Props) => (
  <span className={styles.scene} data-kind={kind} data-moving={moving} aria-hidden="true">
    {(open || moving) && <img src={OPEN[kind]} alt="" className={styles.open} />}
    {(!open || moving) && <img src={CLOSED[kind]} alt="" className={styles.closed} onAnimationEnd={onMoved} />}
  </span>
)
