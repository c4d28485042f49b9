import Gift from 'lucide-react/icons/gift'
import Ticket from 'lucide-react/icons/ticket'
import type { PointItem } from '@portico/contract/points/shapes'
import { Picture } from '../../../ui/picture/picture.tsx'
import styles from '../points.module.css'

/** The thing's picture, or an icon of how it comes. */
export const ItemPicture = ({ item }: { readonly item: Pick<PointItem, 'item' | 'kind' | 'imageUrl'> }) => {
  const Icon = item.kind === 'DIGITAL' ? Ticket : Gift
  return item.imageUrl ? (
    <Picture src={item.imageUrl} width={4} height={3} className={styles.picture} />
  ) : (
    <span className={styles.picture} aria-hidden="true">
      <Icon />
    </span>
  )
}
