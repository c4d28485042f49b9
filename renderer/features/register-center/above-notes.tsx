import type { registerLinks } from '@portico/contract/register-link/calls'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { useTranslation } from 'react-i18next'
import { failureKey } from '../../api/failure.ts'
import type { Answer } from '../../api/gateway.ts'
import { useFormat } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useToasts } from '../../ui/toast/toasts.ts'
import { useFitRegisterLinkMutation } from './api.ts'
import { useCategoryName } from './use-category-name.ts'
import { ONE_PLACE } from '../../core/office-page/rates.ts'
import styles from './notes.module.css'

/** Of each link on the page that promises more than the agent has: what it promises, what its accounts get, and the way to fit it. */
export const AboveNotes = ({ page: { list, own } }: { readonly page: Answer<typeof registerLinks> }) => {
  const { t } = useTranslation(['registerCenter', 'errors'])
  const format = useFormat()
  const nameOf = useCategoryName()
  const toasts = useToasts()
  const [fit, { isLoading }] = useFitRegisterLinkMutation()
  const rateOf = (rates: typeof own, category: string) =>
    format.number(rates.find((each) => each.category === category)?.rate ?? '0.0', ONE_PLACE)
  const set = (linkId: string) =>
    void fit({ linkId })
      .unwrap()
      .catch((error: unknown) => toasts.show(t(`errors:${failureKey(error)}`), 'negative'))
  return list
    .filter(({ above }) => above.length > 0)
    .map(({ linkId, code, rates, above }) => (
      <div key={linkId} role="note" className={styles.note}>
        <TriangleAlert aria-hidden="true" />
        <p>
          {above.map((category) => (
            <strong key={category}>
              {t('above.gives', { code, category: nameOf(category), rate: rateOf(rates, category), own: rateOf(own, category) })}{' '}
            </strong>
          ))}
          {t('above.then')}{' '}
          <Button look="text" size="small" busy={isLoading} onClick={() => set(linkId)}>
            {t('above.fit', { code })}
          </Button>
        </p>
      </div>
    ))
}
