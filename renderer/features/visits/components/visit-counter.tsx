import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { brand } from 'virtual:brand'
import { Button } from '../../../ui/button/button.tsx'
import { FloatingStrip } from '../../../ui/floating-strip/floating-strip.tsx'
import { choose, useChoice } from '../choice.ts'
import { countPage, loadTag, pauseTag, silenceTag } from '../tag.ts'

/** Agents work with other people's figures, and their pages are nobody's audience. */
const OFFICE = /^\/agent/

const Question = () => {
  const { t } = useTranslation('visits')
  return (
    <FloatingStrip role="region" title={t('title')} text={t('question', { name: brand.name })}>
      <Button size="small" look="ghost" onClick={() => choose('no')}>
        {t('no')}
      </Button>
      <Button size="small" look="ghost" onClick={() => choose('yes')}>
        {t('yes')}
      </Button>
    </FloatingStrip>
  )
}

/** Loads the tag after a yes and tells it each page; in the office it asks nothing, loads nothing, and stills a tag that came before. */
export const VisitCounter = ({ tag }: { readonly tag: string }) => {
  const choice = useChoice()
  const { pathname } = useLocation()
  const inOffice = OFFICE.test(pathname)
  const counts = choice === 'yes' && !inOffice

  useEffect(() => {
    if (counts) return loadTag(tag)
    if (choice === 'no') silenceTag(tag)
    else pauseTag(tag)
  }, [choice, counts, tag])

  useEffect(() => {
    if (counts) countPage(pathname)
  }, [counts, pathname])

  return choice === null && !inOffice ? <Question /> : null
}
