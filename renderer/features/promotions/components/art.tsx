import type { PromotionType } from '@portico/contract/promotion/shapes'
import Cherry from 'lucide-react/icons/cherry'
import Coins from 'lucide-react/icons/coins'
import Fish from 'lucide-react/icons/fish'
import Gem from 'lucide-react/icons/gem'
import Gift from 'lucide-react/icons/gift'
import Percent from 'lucide-react/icons/badge-percent'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Smartphone from 'lucide-react/icons/smartphone'
import Spade from 'lucide-react/icons/spade'
import Sparkles from 'lucide-react/icons/sparkles'
import Ticket from 'lucide-react/icons/ticket'
import Trophy from 'lucide-react/icons/trophy'
import Tv from 'lucide-react/icons/tv'
import Volleyball from 'lucide-react/icons/volleyball'
import styles from './art.module.css'

const ICONS: Readonly<Record<PromotionType, typeof Gift>> = {
  SPORTS: Volleyball,
  LIVE: Tv,
  SLOTS: Cherry,
  CARDS: Spade,
  FISH: Fish,
  LOTTO: Ticket,
  REBATE: Percent,
  POINTS_MALL: ShoppingBag,
  RANKING: Trophy,
  DEPOSIT: Coins,
  APP_DOWNLOAD: Smartphone,
  NEWBIE: Sparkles,
  GAMING: Gem,
  OTHER: Gift,
}

/** The picture of an offer, drawn from its type. What it says stands beside it. */
export const OfferArt = ({ type, over }: { readonly type: PromotionType; readonly over?: boolean }) => {
  const Icon = ICONS[type]
  return (
    <span className={styles.art} data-type={type} data-over={over ?? false} aria-hidden="true">
      <span className={styles.disc}>
        <Icon />
      </span>
    </span>
  )
}
