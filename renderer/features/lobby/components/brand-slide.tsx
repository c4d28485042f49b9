import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { bannerUrl } from 'virtual:brand'
import { paths } from '../../../core/paths.ts'
import { ButtonLink } from '../../../ui/button/button.tsx'
import { Hero } from '../../../ui/hero/hero.tsx'
import { usePermission } from '../../access/index.ts'

/** The brand's own slide, the one that index.html paints first. */
export const BrandSlide = memo(() => {
  const { t } = useTranslation()
  const promotions = usePermission('PROMOTIONS')
  return (
    <Hero
      picture={bannerUrl}
      eyebrow={t('hero.eyebrow')}
      title={t('hero.title')}
      text={t('hero.text')}
      action={promotions && <ButtonLink to={paths.page('promotions')}>{t('hero.action')}</ButtonLink>}
    />
  )
})
BrandSlide.displayName = 'BrandSlide'
