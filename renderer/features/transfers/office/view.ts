import { typedName } from '../../../core/office-page/team-range.ts'

/** To whom the page sends; all of it stands in the address. */
export interface OfficeTransferView {
  readonly side: 'DOWNLINE' | 'UPLINE'
  /** The account below that is chosen. */
  readonly to: string | undefined
}

export const readOfficeTransfer = (params: URLSearchParams): OfficeTransferView => ({
  side: params.get('side') === 'up' ? 'UPLINE' : 'DOWNLINE',
  to: params.get('side') === 'up' ? undefined : typedName(params.get('to')).trim() || undefined,
})

export const writeOfficeTransfer = ({ side, to }: OfficeTransferView): URLSearchParams => {
  const params = new URLSearchParams()
  if (side === 'UPLINE') params.set('side', 'up')
  else if (to !== undefined) params.set('to', to)
  return params
}

export const changedOfficeTransfer = (view: OfficeTransferView, change: Partial<OfficeTransferView>): OfficeTransferView => ({
  ...view,
  ...(change.side && change.side !== view.side ? { to: undefined } : {}),
  ...change,
})

export const OFFICE_TRANSFER_FORM = { read: readOfficeTransfer, write: writeOfficeTransfer, changed: changedOfficeTransfer }
