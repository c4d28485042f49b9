import type { PromotionDetail } from '@portico/contract/promotion/shapes'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { failureKey } from '../../../api/failure.ts'
import { useAppDispatch } from '../../../core/hooks.ts'
import { dialogOpened } from '../../../core/dialogs.ts'
import { InLanguage } from '../../../i18n/in-language.tsx'
import { useFormat } from '../../../i18n/use-language.tsx'
import { Link } from '../../../lib/link.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { FaultNote } from '../../../ui/fault-note/fault-note.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/state.tsx'
import { selectStatus } from '../../session/index.ts'
import { useJoinPromotionMutation, usePromotionQuery } from '../api.ts'
import { offerAddress, type OfferView } from '../offer-address.ts'
import { ApplicationSteps } from './application-steps.tsx'
import { ApplyForm } from './apply-form.tsx'
import apply from './apply.module.css'
import { OfferArt } from './art.tsx'
import { ClaimButton } from './claim-button.tsx'
import { Conditions } from './conditions.tsx'
import styles from './detail.module.css'
import { Example } from './example.tsx'
import { isShut, Shut } from './shut.tsx'
import { StatusTag } from './status-tag.tsx'
import { useWhen } from './use-when.ts'
import { Weights } from './weights.tsx'

/** The one thing to do now, for an offer that is not applied for. */
const Act = ({ detail }: { readonly detail: PromotionDetail }) => {
  const { t } = useTranslation(['promotions', 'errors'])
  const when = useWhen()
  const [join, { isLoading, error }] = useJoinPromotionMutation()
  const { card, conditions } = detail
  const missing = conditions.filter(({ met }) => !met).length
  return (
    <Card as="section" aria-labelledby="act" className={apply.apply}>
      <header>
        <h2 id="act">{t('act.title')}</h2>
        <StatusTag status={card.status} />
      </header>
      <p className={styles.note}>{when(card)}</p>
      {card.status === 'CLAIM' && <ClaimButton card={card} main wide />}
      {card.status === 'JOIN' && card.way === 'JOIN' && (
        <Button look="primary" size="large" wide busy={isLoading} disabled={missing > 0} onClick={() => void join({ id: card.id })}>
          {t('act.join')}
        </Button>
      )}
      {error !== undefined && <FaultNote>{t(`errors:${failureKey(error)}`)}</FaultNote>}
      <p>
        {missing > 0
          ? t('apply.missing', { count: missing })
          : card.status === 'JOIN' && card.way === 'JOIN'
            ? t('act.mayJoin')
            : t(`act.${card.status}`)}
      </p>
    </Card>
  )
}

const Guest = () => {
  const { t } = useTranslation('promotions')
  const dispatch = useAppDispatch()
  return (
    <Card as="section" className={apply.apply}>
      <p>{t('guest')}</p>
      <Button look="primary" wide onClick={() => dispatch(dialogOpened({ kind: 'login' }))}>
        {t('logIn')}
      </Button>
    </Card>
  )
}

const Aside = ({ detail }: { readonly detail: PromotionDetail }) => {
  const isGuest = useSelector(selectStatus) === 'guest'
  const { card, applications, mayTryAgain } = detail
  if (isGuest) return <Guest />
  const latest = applications.find(({ state }) => state !== 'CANCELLED')
  const applies = card.way === 'APPLY' && (card.status === 'JOIN' || (card.status === 'REJECTED' && mayTryAgain))
  return (
    <>
      {latest && card.status !== 'JOIN' && <ApplicationSteps detail={detail} application={latest} />}
      {applies && <ApplyForm detail={detail} />}
      {!latest && !applies && <Act detail={detail} />}
    </>
  )
}

const Terms = ({ detail: { rules, version, publishedAt, hash, card } }: { readonly detail: PromotionDetail }) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  return (
    <section className={styles.part} aria-labelledby="terms">
      <h2 id="terms">{t('terms.title')}</h2>
      <p className={styles.note}>{t('terms.version', { version, at: format.instant(publishedAt, 'date') })}</p>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>
            <InLanguage tag={card.language}>{rule}</InLanguage>
          </li>
        ))}
      </ol>
      <p className={styles.note}>
        {t('terms.hash')}{' '}
        <code dir="ltr" title={hash}>
          {hash.slice(0, 4)} {hash.slice(4, 8)} … {hash.slice(-4)}
        </code>
      </p>
    </section>
  )
}

const Facts = ({ detail: { card, turnover, bonus } }: { readonly detail: PromotionDetail }) => {
  const { t } = useTranslation('promotions')
  const format = useFormat()
  const { placesLeft, places, endsAt } = card
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('fact.places')}</dt>
        <dd>
          {placesLeft === 0
            ? t('fact.full', { places: format.number(places) })
            : t('fact.left', { left: format.number(placesLeft), places: format.number(places) })}
        </dd>
      </div>
      <div>
        <dt>{t('fact.until')}</dt>
        <dd>{format.instant(endsAt, 'dayTime')}</dd>
      </div>
      <div>
        <dt>{t('fact.turnover')}</dt>
        <dd>{turnover === 0 ? t('fact.free') : t(bonus?.base === 'DB' ? 'fact.both' : 'fact.times', { count: turnover })}</dd>
      </div>
      {bonus && (
        <div>
          <dt>{t('fact.bonusDays')}</dt>
          <dd>{t('fact.bonusDaysValue', { count: bonus.days })}</dd>
        </div>
      )}
      {bonus?.maxBet && (
        <div>
          <dt>{t('fact.maxBet')}</dt>
          <dd>{format.money(bonus.maxBet, { min: 0 })}</dd>
        </div>
      )}
    </dl>
  )
}

/** An offer with its terms: what it is worth, whether its reader can have it and why not, and the way to it. */
export const OfferDetail = ({ view, id }: { readonly view: OfferView; readonly id: string }) => {
  const { t } = useTranslation('promotions')
  const { data, error, refetch } = usePromotionQuery({ id })
  // Its address differs from the list's by a question alone, so that no other page begins.
  useEffect(() => window.scrollTo(0, 0), [id])
  const shut = isShut(error)
  if (shut) return <Shut />
  if (error && !data) return <ErrorState title={t('failed')} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height="640px" />
  const { card, conditions, example } = data
  return (
    <div className={styles.page}>
      <Link to={offerAddress({ ...view, offer: null })} className={styles.back}>
        <ChevronLeft size={16} aria-hidden="true" />
        {t('title')}
      </Link>
      <div className={styles.split}>
        <div className={styles.main}>
          <div className={styles.hero}>
            <OfferArt type={card.type} over={card.status === 'CLOSE'} />
            <div className={styles.words}>
              <div className={styles.marks}>
                {card.tags.map((tag) => (
                  <span key={tag}>{t(`tag.${tag}`)}</span>
                ))}
              </div>
              <h1>
                <InLanguage tag={card.language}>{card.title}</InLanguage>
              </h1>
              <p>
                <InLanguage tag={card.language}>{card.summary}</InLanguage>
              </p>
            </div>
          </div>
          <Facts detail={data} />
          <Conditions views={conditions} currency={example.gets.currency} />
          <Example detail={data} />
          <Weights weights={data.bonus?.weights ?? null} />
          <Terms detail={data} />
        </div>
        <aside className={styles.side} aria-label={t('act.title')}>
          <Aside key={card.id} detail={data} />
        </aside>
      </div>
    </div>
  )
}
