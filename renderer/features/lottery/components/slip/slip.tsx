import Plus from 'lucide-react/icons/plus'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toMoney } from '@portico/contract/kit/money'
import { useAppDispatch } from '../../../../core/hooks.ts'
import { useFormat } from '../../../../i18n/use-language.tsx'
import { Button } from '../../../../ui/button/button.tsx'
import { useBetPanel } from '../../hooks/use-bet-panel.ts'
import { useIssue } from '../../hooks/use-issue.ts'
import { useMoved } from '../../hooks/use-moved.ts'
import { useNames } from '../../../bets/index.ts'
import { usePlace } from '../../hooks/use-place.ts'
import { shortNumero } from '../../model/issue.ts'
import { totalStake } from '../../model/price.ts'
import { lineAdded } from '../../slice.ts'
import { ChaseButton } from '../chase/chase-button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { KnownLimits, LimitNote, RefusedBy } from './limit-notes.tsx'
import { Receipt } from './receipt.tsx'
import { SlipChance } from './slip-chance.tsx'
import { SlipChosen } from './slip-chosen.tsx'
import { MONEY, PossibleReturn, SlipFigures } from './slip-figures.tsx'
import { SlipLines } from './slip-lines.tsx'
import { UnconfirmedNote, FailureNote, IssueNote, ShortNote } from './slip-notes.tsx'
import { SlipSettings } from './slip-settings.tsx'
import styles from './slip.module.css'

/** Most lines that are placed together. */
const MOST_LINES = 50

/** Everything a bet is, on one card, until and after it is placed. */
export const Slip = () => {
  const { t } = useTranslation('lottery')
  const format = useFormat()
  const { lottery, member, slip, pricing, listed, emptied } = useBetPanel()
  const { phase, issue } = useIssue()
  const names = useNames()
  const dispatch = useAppDispatch()
  const { busy, failure, forget, place, again } = usePlace()
  const [requested, setRequested] = useState<string>()

  const chosen = pricing.ok ? pricing.priced : undefined
  const lines = useMemo(() => (chosen ? [...listed, chosen] : listed), [listed, chosen])
  const movedFrom = useMoved(phase === 'open' ? issue?.numero : undefined, lines.length > 0)
  const ready = phase === 'open' && issue !== undefined && lines.length > 0 && lines.length <= MOST_LINES && !slip.unconfirmed
  const stake = format.money(toMoney(totalStake(lines), member.currency), MONEY)

  const confirm = async (numero: string) => {
    await place(numero, lines)
    setRequested(undefined)
  }

  if (slip.placed) return <Receipt bets={slip.placed} />
  return (
    <>
      {listed.length > 0 && <SlipLines lines={listed} editable />}
      {lines.length > 1 && <SlipChance lines={lines} />}
      <SlipChosen />
      <SlipSettings />
      <SlipFigures priced={chosen} />
      <PossibleReturn priced={chosen} />
      <KnownLimits />
      {slip.unconfirmed ? (
        <UnconfirmedNote numero={slip.unconfirmed.request.numero} busy={busy} onAgain={() => void again()} />
      ) : (
        failure !== undefined && <FailureNote failure={failure} more={<RefusedBy failure={failure} />} />
      )}
      {failure === undefined && !slip.unconfirmed && <LimitNote lines={lines} />}
      {failure === undefined && !slip.unconfirmed && <ShortNote stake={totalStake(lines)} />}
      {(phase === 'sealed' || phase === 'drawing') && lines.length > 0 && (
        <IssueNote tone="warning">{t('note.sealed', { issue: issue ? shortNumero(issue.numero) : '' })}</IssueNote>
      )}
      {movedFrom && issue && !slip.unconfirmed && (
        <IssueNote tone="neutral">{t('note.moved', { from: shortNumero(movedFrom), to: shortNumero(issue.numero) })}</IssueNote>
      )}
      <Button
        look="primary"
        size="large"
        wide
        disabled={!ready}
        onClick={() => {
          forget()
          setRequested(issue?.numero)
        }}
      >
        {lines.length > 0 ? t('slip.place', { stake }) : t('slip.placeNothing')}
      </Button>
      <div className={styles.after}>
        <Button
          look="text"
          size="small"
          icon={<Plus aria-hidden="true" />}
          disabled={!chosen || listed.length >= MOST_LINES}
          onClick={() => chosen && dispatch(lineAdded({ gameCode: lottery.gameCode, line: chosen.line, emptied }))}
        >
          {t('slip.add')}
        </Button>
        <ChaseButton />
      </div>
      {requested && (
        <ConfirmDialog
          lines={lines}
          numero={requested}
          busy={busy}
          onConfirm={(numero) => void confirm(numero)}
          onClose={() => setRequested(undefined)}
        />
      )}
      <span className="visually-hidden" role="status">
        {chosen ? t('slip.say', { play: names.play(chosen.line.play), count: chosen.quote.notes, stake }) : ''}
      </span>
    </>
  )
}
