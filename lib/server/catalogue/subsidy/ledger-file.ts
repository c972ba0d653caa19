import 'server-only'
import { dateTimeText } from '@/lib/domain/time/china'
import type { LedgerRow } from './operator-sql'

const stateNames: Record<LedgerRow['state'], string> = {
  reserved: '已占用',
  drawn: '已核销',
  released: '已释放',
  reversed: '已冲回',
}
const head = [
  ...[
    '流水号',
    '订单号',
    '商品编号',
    '补贴类别',
    '申领人',
    '件数',
    '补贴金额（元）',
    '结算金额（元）',
    '状态',
    '时间',
  ],
]

/** Cents as plain yuan: spreadsheets read it as a number. */
const yuan = (cents: number): string => (cents / 100).toFixed(2)

/** The amount that the programme's office pays for a row: drawn less reversed. */
const settled = ({ state, amount }: LedgerRow): number =>
  state === 'drawn' ? amount : state === 'reversed' ? -amount : 0

/**
 * A field of a CSV file (RFC 4180). Texts that begin like a formula are escaped, so that a spreadsheet does not run
 * them.
 */
const field = (value: string | number): string => {
  const isFormula = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) && !/^-?[\d.]+$/.test(value)
  const text = isFormula ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** The ledger as a CSV file with a row of totals at the end, for the settlement with the programme's office. */
export function ledgerCsv(rows: readonly LedgerRow[]): string {
  const sum = (of: (row: LedgerRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const lines: (string | number)[][] = [
    head,
    ...rows.map((row) => [
      ...[row.ledgerId, row.orderId, row.itemId, row.className, row.person, row.pieces],
      ...[yuan(row.amount), yuan(settled(row)), stateNames[row.state], dateTimeText(row.at)],
    ]),
    [
      ...['合计', '', '', '', '', sum(({ pieces }) => pieces)],
      ...[yuan(sum(({ amount }) => amount)), yuan(sum(settled)), '', ''],
    ],
  ]
  return lines.map((line) => line.map(field).join(',')).join('\r\n') + '\r\n'
}
