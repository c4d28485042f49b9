import ChevronRight from 'lucide-react/icons/chevron-right'
import { useTranslation } from 'react-i18next'
import { Link } from '../../../lib/link.tsx'
import styles from './lobby.module.css'

/** The way from a rail to everything it shows the first of. */
export const SeeAll = ({ to, name }: { readonly to: string; readonly name: string }) => {
  const { t } = useTranslation('common')
  return (
    <Link to={to} className={styles.seeAll} aria-label={`${t('action.seeAll')}: ${name}`}>
      {t('action.seeAll')}
      <ChevronRight aria-hidden="true" />
    </Link>
  )
}
