import Ban from 'lucide-react/icons/ban'
import { useTranslation } from 'react-i18next'
import type { CalledOffIssue } from '@portico/contract/lottery/draw-shapes'
import { useFormat } from '../../../i18n/use-language.tsx'
import styles from './off-row.module.css'

/** Words for why an issue came to no result. */
export const OFF_KEYS = { VOID: 'void', NOT_OPEN: 'notOpen' } as const satisfies Record<CalledOffIssue['kind'], string>

/** `1406`, or `1406–1408` where several came to nothing. */
const offIssues = ({ numero, through }: Pick<CalledOffIssue, 'numero' | 'through'>, name: (numero: string) => string): string =>
  through ? `${name(numero)}–${name(through.numero)}` : name(numero)

/** Issues that came to no result, as what they are: called off, or never open for bets. */
export const OffRow = ({ off, columns }: { readonly off: CalledOffIssue; readonly columns: number }) => {
  const { t } = useTranslation('tools')
  const format = useFormat()
  return (
    <tr className={styles.off}>
      <th scope="row">
        <bdi>{offIssues(off, format.issue)}</bdi>
      </th>
      <td colSpan={columns - 1}>
        <span>
          <Ban aria-hidden="true" />
          {t(`off.${OFF_KEYS[off.kind]}`, { count: off.issues })} {off.reason !== null && off.reason !== '' && <bdi>{off.reason}</bdi>}
        </span>
      </td>
    </tr>
  )
}
