import { useTranslation } from 'react-i18next'
import { brand } from 'virtual:brand'
import { failureKey } from '../../api/failure.ts'
import { paths } from '../../core/paths.ts'
import { dayAt } from '../../lib/days.ts'
import { Link } from '../../lib/link.tsx'
import { saveJson } from '../../lib/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { type EarningDetail, useCommissionStatementMutation } from './api.ts'
import styles from './line.module.css'

/** The bets behind a line, and the file by which anybody can work it out again. */
export const LineProof = ({ detail: { line, bundled } }: { readonly detail: EarningDetail }) => {
  const { t } = useTranslation(['earnings', 'errors'])
  const [ask, { isLoading, error }] = useCommissionStatementMutation()
  const name = `statement-${line.code ?? line.kind}-${line.label.replaceAll(/[^0-9a-zA-Z-]/g, '')}-v${line.version}.json`
  const days = new URLSearchParams({
    from: dayAt(Date.parse(line.from), brand.timeZone),
    to: dayAt(Date.parse(line.to) - 1, brand.timeZone),
  })
  const save = async () => {
    const answer = await ask({ id: line.id })
    if (answer.data) saveJson(name, answer.data)
  }
  return (
    <section className={styles.part}>
      <p>
        <Link to={`${paths.agent('personalHistoryCopy')}?${days.toString()}`}>{t('bets')}</Link>
      </p>
      {bundled ? (
        <>
          <p className={styles.note}>{t('verify')}</p>
          <Button look="ghost" size="small" busy={isLoading} onClick={() => void save()}>
            {t('download')}
          </Button>
          <code className={styles.hash}>npm run verify-statement -- {name}</code>
          {error && <p role="alert">{t(`errors:${failureKey(error)}`)}</p>}
        </>
      ) : (
        <p className={styles.note}>{t('noBundle')}</p>
      )}
    </section>
  )
}
