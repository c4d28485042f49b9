import type { ContractAction, ContractState } from '@portico/contract/agent-contract/shapes'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import type { Detail } from '../api.ts'
import type { Role } from '../view.ts'
import { AnswerDialog } from './answer-dialog.tsx'
import styles from './detail.module.css'

/** What each side may do about a contract; the last of them is the one that changes most. */
const ACTIONS: Readonly<Partial<Record<ContractState, Readonly<Record<Role, readonly ContractAction[]>>>>> = {
  OFFERED: { holder: ['decline', 'accept'], payer: ['withdraw'] },
  ACTIVE: { holder: ['finish'], payer: ['request'] },
  TERMINATION_REQUESTED: { holder: ['refuse', 'agree'], payer: [] },
}

/** What may be done about a contract; a yes with ends below it asks that they were seen. */
export const AnswerBar = ({ detail, effective }: { readonly detail: Detail; readonly effective: string | null }) => {
  const { t } = useTranslation('contracts')
  // What ends is seen as it was shown: another list has to be looked at again.
  const [seenHash, setSeenHash] = useState<string>()
  const [asking, setAsking] = useState<{ readonly action: ContractAction; readonly detail: Detail }>()
  const { contract, below, refusal } = detail
  const actions = ACTIONS[contract.state]?.[contract.role] ?? []
  const ends = below?.ends.length ?? 0
  const agrees = (action: ContractAction) => ['accept', 'agree', 'finish'].includes(action)
  const seen = seenHash !== undefined && seenHash === below?.hash
  const bar = actions.length > 0 && (
    <footer className={styles.bar}>
      {ends > 0 && (
        <Checkbox checked={seen} onChange={(event) => setSeenHash(event.target.checked ? below?.hash : undefined)}>
          {t('ends.seen', { count: ends })}
        </Checkbox>
      )}
      <span className={styles.actions}>
        {actions.map((action) => (
          <Button
            key={action}
            size="large"
            look={action === 'accept' ? 'primary' : 'ghost'}
            disabled={agrees(action) && ((ends > 0 && !seen) || refusal !== null)}
            onClick={() => setAsking({ action, detail })}
          >
            {t(`action.${action}`)}
          </Button>
        ))}
      </span>
    </footer>
  )
  return (
    <>
      {bar}
      {asking && (
        <AnswerDialog
          detail={asking.detail}
          now={contract}
          action={asking.action}
          effective={effective}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  )
}
