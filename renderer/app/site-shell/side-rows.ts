import type { LucideIcon } from 'lucide-react/types'
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line'
import ArrowUpFromLine from 'lucide-react/icons/arrow-up-from-line'
import Clock from 'lucide-react/icons/clock'
import Gift from 'lucide-react/icons/gift'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import ShoppingBag from 'lucide-react/icons/shopping-bag'
import Trophy from 'lucide-react/icons/trophy'
import Users from 'lucide-react/icons/users'
import type { BrandPack } from '@portico/contract/kit/brand'
import { paths } from '../../core/paths.ts'
import { availablePromo } from '../../features/system/index.ts'

export interface SideRow {
  readonly to: string
  readonly icon: LucideIcon
  readonly text:
    | 'home'
    | 'favorite'
    | 'recent'
    | 'deposit'
    | 'withdraw'
    | 'promotions'
    | 'rewardCenter'
    | 'pointMall'
    | 'referral'
    | 'app'
    | 'blog'
    | 'help'
    | 'responsible'
}

/** The rows that the first paint shows, group by group; the others are `SIDE_MORE` [CHROME-08]. Who is offered nothing is led to no offer, reward or invitation. */
export const sideGroups = (modules: BrandPack['modules'], promotions: boolean): readonly (readonly SideRow[])[] => [
  [
    { to: paths.home, icon: House, text: 'home' },
    { to: paths.page('favorite'), icon: Heart, text: 'favorite' },
    { to: paths.page('recent'), icon: Clock, text: 'recent' },
  ],
  [
    { to: paths.deposit, icon: ArrowDownToLine, text: 'deposit' },
    { to: paths.withdraw, icon: ArrowUpFromLine, text: 'withdraw' },
    ...(promotions ? [{ to: paths.page('promotions'), icon: Gift, text: 'promotions' } as const] : []),
    ...(promotions ? [{ to: paths.member('rewardCenter'), icon: Trophy, text: 'rewardCenter' } as const] : []),
    ...(modules['pointMall'] ? [{ to: paths.page('pointMall'), icon: ShoppingBag, text: 'pointMall' } as const] : []),
    ...(promotions && availablePromo(modules) ? [{ to: paths.member('referral'), icon: Users, text: 'referral' } as const] : []),
  ],
]
