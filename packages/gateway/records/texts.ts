import type { RecordKind } from '@portico/contract/records/shapes'

/** The words of the files. */
export interface FileTexts {
  readonly columns: Readonly<Record<'time' | 'kind' | 'what' | 'reference' | 'amount' | 'balance' | 'currency', string>>
  readonly kinds: Readonly<Record<RecordKind, string>>
  readonly statement: Readonly<
    Record<
      'title' | 'account' | 'days' | 'zone' | 'opening' | 'in' | 'out' | 'closing' | 'movements' | 'hash' | 'hashHint' | 'empty',
      string
    >
  >
}

const EN: FileTexts = {
  columns: { time: 'Time', kind: 'Kind', what: 'What', reference: 'Reference', amount: 'Amount', balance: 'Balance', currency: 'Currency' },
  kinds: {
    DEPOSIT: 'Deposit',
    WITHDRAWAL: 'Withdrawal',
    BET: 'Bet',
    PAYOUT: 'Payout',
    REBATE: 'Rebate',
    BONUS: 'Bonus',
    TRANSFER: 'Transfer',
    OTHER: 'Other',
  },
  statement: {
    title: 'Account statement',
    account: 'Account',
    days: 'Days',
    zone: 'Time zone',
    opening: 'Balance before',
    in: 'In',
    out: 'Out',
    closing: 'Balance after',
    movements: 'Movements',
    hash: 'Hash of this statement (SHA-256)',
    hashHint: 'The same movements always give this hash. Ask for the statement of the same days again to compare.',
    empty: 'No movements in these days.',
  },
}

const VI: FileTexts = {
  columns: {
    time: 'Thời gian',
    kind: 'Loại',
    what: 'Nội dung',
    reference: 'Mã tham chiếu',
    amount: 'Số tiền',
    balance: 'Số dư',
    currency: 'Tiền tệ',
  },
  kinds: {
    DEPOSIT: 'Nạp tiền',
    WITHDRAWAL: 'Rút tiền',
    BET: 'Đặt cược',
    PAYOUT: 'Trả thưởng',
    REBATE: 'Hoàn trả',
    BONUS: 'Khuyến mãi',
    TRANSFER: 'Chuyển tiền',
    OTHER: 'Khác',
  },
  statement: {
    title: 'Sao kê tài khoản',
    account: 'Tài khoản',
    days: 'Ngày',
    zone: 'Múi giờ',
    opening: 'Số dư đầu kỳ',
    in: 'Tiền vào',
    out: 'Tiền ra',
    closing: 'Số dư cuối kỳ',
    movements: 'Số giao dịch',
    hash: 'Mã băm của sao kê này (SHA-256)',
    hashHint: 'Cùng những giao dịch này luôn cho cùng một mã băm. Bạn có thể lấy lại sao kê của những ngày này để đối chiếu.',
    empty: 'Không có giao dịch nào trong những ngày này.',
  },
}

/** The files' words in the language of the tag; English where there are none in it. */
export const fileTexts = (tag: string): FileTexts => (tag.startsWith('vi') ? VI : EN)
