import { useTranslation } from 'react-i18next'
import { Tag } from '../../ui/tag/tag.tsx'

/** Whether both sides of a fact agree. */
export const FactState = ({ same }: { readonly same: boolean }) => {
  const { t } = useTranslation('disputes')
  return <Tag tone={same ? 'positive' : 'warning'}>{t(same ? 'facts.same' : 'facts.differs')}</Tag>
}
