import Gift from 'lucide-react/icons/gift'
import Ticket from 'lucide-react/icons/ticket'
import type { CSSProperties } from 'react'
import type { PointItem } from '@portico/contract/points/shapes'
import { Picture } from '../../../ui/picture/picture.tsx'
import styles from '../points.module.css'

const HUES = 360

/** A colour of its own for each thing without a picture. */
const hueOf = (item: string): number => [...item].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % HUES, 7)

/** The thing's picture, or an icon of how it comes. */
export const ItemPicture = ({ item }: { readonly item: Pick<PointItem, 'item' | 'kind' | 'imageUrl'> }) => {
  const Icon = item.kind === 'DIGITAL' ? Ticket : Gift
  return item.imageUrl ? (
    <Picture src={item.imageUrl} width={4} height={3} className={styles.picture} />
  ) : (
    <span className={styles.picture} style={{ '--hue': hueOf(item.item) } as CSSProperties} aria-hidden="true">
      <Icon />
    </span>
  )
}
