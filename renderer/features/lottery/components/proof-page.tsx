import Download from 'lucide-react/icons/download'
import { type ReactNode, useLayoutEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-language.tsx'
import type { Lottery } from '@portico/contract/lottery/shapes'
import { refusal } from '../../../api/failure.ts'
import { paths } from '../../../core/paths.ts'
import { saveJson } from '../../../lib/save-file.ts'
import { Button, ButtonLink } from '../../../ui/button/button.tsx'
import { Card } from '../../../ui/card/card.tsx'
import { NumberBalls } from '../../../ui/number-ball/number-ball.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/state/state.tsx'
import { useDrawProofQuery } from '../api.ts'
import { figuresOf, drawText } from '../../../ui/draw-figures/figures.ts'
import { ProofDecisions } from './proof-decisions.tsx'
import { type Proof, ProofVerdict } from './proof-verdict.tsx'
import { ReceiptCheck } from './receipt-check.tsx'
import styles from './proof-page.module.css'

/** An issue that is not drawn yet is asked for again this often. */
const ASK_MS = 5000

const Hash = ({ name, value }: { name: 'commitment' | 'root' | 'seed'; value: string | null }) => {
  const { t } = useTranslation('receipts')
  if (value === null) return null
  return (
    <p className={styles.hash}>
      <small>{t(`hash.${name}`)}</small>
      <code>{value}</code>
    </p>
  )
}

const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <li>
    <h3>{title}</h3>
    {children}
  </li>
)

const Steps = ({ proof }: { proof: Proof }) => {
  const { t } = useTranslation('receipts')
  const { commitment, root, seed, betCount } = proof
  const own = commitment !== null
  return (
    <ol className={styles.steps} aria-labelledby="steps-title">
      {own && (
        <Step title={t('step.commitment')}>
          <p>{t('step.commitmentText')}</p>
          <Hash name="commitment" value={commitment} />
        </Step>
      )}
      <Step title={t('step.root')}>
        <p>{root === null ? t('step.rootEarly') : t('step.rootText', { count: betCount })}</p>
        <Hash name="root" value={root} />
      </Step>
      {own && (
        <Step title={t('step.seed')}>
          <p>{t(seed === null ? 'step.seedEarly' : 'step.seedText')}</p>
          <Hash name="seed" value={seed} />
        </Step>
      )}
      <Step title={t('step.check')}>
        <div role="status">{own ? <ProofVerdict proof={proof} /> : <p>{t('step.feed')}</p>}</div>
      </Step>
    </ol>
  )
}

const StepsTitle = () => {
  const { t } = useTranslation('receipts')
  return <h2 id="steps-title">{t('page.steps')}</h2>
}

const Alone = ({ proof }: { proof: Proof }) => {
  const { t } = useTranslation('receipts')
  const { gameCode, numero } = proof
  const file = `proof-${gameCode}-${numero}.json`
  return (
    <Card as="section" aria-labelledby="alone-title" className={styles.part}>
      <h2 id="alone-title">{t('alone.title')}</h2>
      <p>{t('alone.lead')}</p>
      <p className={styles.hash}>
        <small>{t('alone.command')}</small>
        <code>{`npm run verify-draw -- --file ${file} --game ${gameCode} --numero ${numero}`}</code>
      </p>
      <Button icon={<Download aria-hidden="true" />} onClick={() => saveJson(file, proof)}>
        {t('alone.save')}
      </Button>
    </Card>
  )
}

const Body = ({ proof, betId }: { proof: Proof; betId: string | undefined }) => (
  <div className={styles.body}>
    <Card as="section" aria-labelledby="steps-title" className={styles.part}>
      <StepsTitle />
      <Steps proof={proof} />
    </Card>
    <div className={styles.aside}>
      {proof.decisions && <ProofDecisions decisions={proof.decisions} />}
      <ReceiptCheck proof={proof} betId={betId} />
      <Alone proof={proof} />
    </div>
  </div>
)

interface ProofPageProps {
  readonly lottery: Lottery
  readonly numero: string
  /** The bet whose receipt the page was opened for. */
  readonly betId: string | undefined
}

/** How one issue was drawn, for anybody with its address: what was published when, and the check of it. */
export const ProofPage = ({ lottery, numero, betId }: ProofPageProps) => {
  const { t } = useTranslation('receipts')
  const format = useFormat()
  const { gameCode, gameName } = lottery
  const request = { gameCode, numero }
  // Failure shown by ./proof-page.tsx, by the second question.
  const { currentData } = useDrawProofQuery(request)
  const waits = currentData !== undefined && currentData.result === null && currentData.state !== 'VOID'
  const { error, refetch } = useDrawProofQuery(request, { refetchOnMountOrArgChange: true, pollingInterval: waits ? ASK_MS : 0 })
  // It takes the place of the lottery at the same path, which is often scrolled far down.
  useLayoutEffect(() => window.scrollTo(0, 0), [numero])
  const issue = format.issue(numero)
  const back = (
    <ButtonLink to={paths.lottery(gameCode)} look="ghost" size="small">
      {t('page.back')}
    </ButtonLink>
  )
  if (!currentData && refusal(error, 'ISSUE_UNKNOWN')) {
    return <EmptyState title={t('page.unknown')} hint={t('page.unknownHint')} action={back} />
  }
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1>{t('page.title', { issue })}</h1>
          <p>{t('page.lead', { numero, game: gameName })}</p>
        </div>
        {back}
      </header>
      {!currentData && error !== undefined && <ErrorState onRetry={() => void refetch()} />}
      {!currentData && error === undefined && <Skeleton height="420px" />}
      {currentData?.result && (
        <NumberBalls
          figures={figuresOf(currentData.result)}
          label={t('page.resultLabel', { issue, digits: drawText(currentData.result) })}
        />
      )}
      {currentData && <Body key={numero} proof={currentData} betId={betId} />}
    </article>
  )
}
