import 'server-only'
import { dateTimeText } from '@/lib/domain/time/china'
import { csvLine } from '@/lib/server/ground/csv-field'
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
  return lines.map(csvLine).join('')
}
