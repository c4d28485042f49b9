import Download from 'lucide-react/icons/download'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import { saveJson } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { ErrorLine } from '../../../ui/error-line/error-line.tsx'
import { Field } from '../../../ui/field/field.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { useBetsQuery, useNames } from '../../bets/index.ts'
import { type CheckedReceipt, useReceiptCheck } from '../hooks/use-receipt-check.ts'
import { Finding, type Proof } from './proof-verdict.tsx'
import styles from './proof-page.module.css'

const MONEY = { min: 0, max: 4 } as const
/** A member's bets on one issue that can be chosen from. */
const BETS = 100

const Found = ({ found: { saved, state } }: { found: CheckedReceipt }) => {
  const { t } = useTranslation('receipts')
  const { receipt, inclusion } = saved
  return (
    <div className={styles.found}>
      <Finding good={state === 'included' || state === 'not-sealed' || state === 'cancelled'}>{t(`receipt.${state}`)}</Finding>
      <small>
        {t('mine.id', { id: receipt.betId })}
        {inclusion && <> · {t('mine.steps', { count: inclusion.path.length })}</>}
      </small>
      <Button
        size="small"
        icon={<Download aria-hidden="true" />}
        onClick={() => saveJson(`receipt-${receipt.numero}-${receipt.betId}.json`, saved)}
      >
        {t('mine.save')}
      </Button>
    </div>
  )
}

interface OwnBetProps {
  readonly proof: Proof
  readonly chosen: string
  readonly onChoose: (betId: string) => void
}

const OwnBet = ({ proof: { gameCode, numero }, chosen, onChoose }: OwnBetProps) => {
  const { t } = useTranslation('receipts')
  const format = useFormat()
  const names = useNames()
  const { data, isError, refetch } = useBetsQuery({ gameCode, numero, pageNo: 1, pageSize: BETS })
  if (!data && isError) return <ErrorLine of={t('mine.own')} onRetry={() => void refetch()} />
  if (data?.list.length === 0) return <p>{t('mine.none')}</p>
  const options = (data?.list ?? []).map((bet) => ({
    value: bet.betId,
    label: t('mine.option', { play: names.play(bet.play), stake: format.money(bet.stake, MONEY) }),
  }))
  return (
    <div className={styles.wide}>
      <Field label={t('mine.own')}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            options={[{ value: '', label: t('mine.choose') }, ...options]}
            onChange={({ target }) => onChoose(target.value)}
          />
        )}
      </Field>
    </div>
  )
}

/** Checks a bet's receipt against the root of the issue: one of the reader's bets, or a text that was saved before. */
export const ReceiptCheck = ({ proof, betId }: { proof: Proof; betId: string | undefined }) => {
  const { t } = useTranslation('receipts')
  const { finding, checkOwn, checkText } = useReceiptCheck(proof)
  const [chosen, setChosen] = useState(betId ?? '')
  const [text, setText] = useState('')
  // Once the issue is sealed the bet that is shown is checked anew.
  useEffect(() => {
    if (chosen) void checkOwn(chosen)
  }, [chosen, checkOwn])
  return (
    <Card as="section" aria-labelledby="receipt-title" className={styles.part}>
      <h2 id="receipt-title">{t('mine.title')}</h2>
      <p>{t('mine.lead')}</p>
      <OwnBet proof={proof} chosen={chosen} onChoose={setChosen} />
      <div className={styles.wide}>
        <Field label={t('mine.paste')} hint={t('mine.pasteHint')} error={finding === 'not-text' && t('mine.notText')}>
          {(control) => (
            <textarea
              {...control}
              className={styles.area}
              spellCheck={false}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
      </div>
      <Button disabled={text.trim() === ''} onClick={() => void checkText(text)}>
        {t('mine.checkPasted')}
      </Button>
      <div role="status" className={styles.wide}>
        {finding === 'failed' && <Finding good={false}>{t('mine.failed')}</Finding>}
        {typeof finding === 'object' && <Found found={finding} />}
      </div>
    </Card>
  )
}
