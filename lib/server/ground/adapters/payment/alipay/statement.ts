import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { csvRows } from '../csv'
import { centsOf } from '../money-text'
import type { StatementRow } from '../provider'
import { ProviderFault } from '../provider-fault'
import { unzip } from '../unzip'
import { callAlipay, isDone, textOf } from './client'

/** Milliseconds for the download, which runs in the background. */
const timeout = 60_000

/**
 * The payments and refunds of a day from Alipay's statement: a ZIP archive with a CSV file in GB 18030, whose rows
 * begin with the provider's number.
 */
export async function alipayStatement(mall: Mall, day: string): Promise<StatementRow[]> {
  const answer = await callAlipay(mall, 'alipay.data.dataservice.bill.downloadurl.query', {
    bill_type: 'trade',
    bill_date: day,
  })
  if (answer.sub_code === 'isp.bill_not_exist' || answer.sub_code === 'BILL_NOT_EXIST') return []
  const url = textOf(answer, 'bill_download_url')
  if (!isDone(answer) || url === '')
    throw new ProviderFault(`Alipay gave no statement: ${answer.sub_code ?? answer.code}`)
  const response = await fetch(url, { signal: AbortSignal.timeout(timeout) }).catch((error: unknown) => {
    throw new ProviderFault('Alipay statement failed', error)
  })
  if (!response.ok) throw new ProviderFault(`Alipay statement: HTTP ${response.status}`)
  const files = unzip(new Uint8Array(await response.arrayBuffer()))
  const texts = files.map((bytes) => new TextDecoder('gb18030').decode(bytes))
  const detail = texts.find((text) => text.includes('业务类型') && text.includes('商户订单号'))
  if (detail === undefined) throw new ProviderFault('Alipay statement: no file of details')
  return readStatement(detail)
}

/** Reads the rows of the CSV; a negative amount is a refund. */
function readStatement(text: string): StatementRow[] {
  const lines = csvRows(text)
  const head = lines.find((cells) => cells.includes('商户订单号')) ?? []
  const at = (name: string) => head.findIndex((cell) => cell.startsWith(name))
  const [transaction, trade, kind, amount, refund] = [
    at('支付宝交易号'),
    at('商户订单号'),
    at('业务类型'),
    at('订单金额'),
    at('退款批次号'),
  ]
  if ([transaction, trade, kind, amount, refund].includes(-1))
    throw new ProviderFault('Alipay statement: columns are missing')
  return lines.flatMap((cells): StatementRow[] => {
    const transactionId = cells[transaction] ?? ''
    if (!/^\d{16,}$/.test(transactionId)) return []
    const fee = centsOf((cells[amount] ?? '').replace('-', ''))
    if (fee === null) throw new ProviderFault('Alipay statement: an amount is unreadable')
    const isRefund = cells[kind] === '退款'
    return [
      {
        kind: isRefund ? 'refund' : 'payment',
        tradeId: cells[trade] ?? '',
        refundBn: isRefund ? (cells[refund] ?? '') : '',
        fee,
        transactionId,
      },
    ]
  })
}
