import 'server-only'
import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Mall } from '@/lib/server/ground/mall'
import { csvRows } from '../csv'
import { centsOf } from '../money-text'
import type { StatementRow } from '../provider'
import { ProviderFault } from '../provider-fault'
import { callWechat, downloadWechat } from './client'

const link = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() })

/** The payments and refunds of a day from WeChat Pay's statement, whose hash is signed. */
export async function wechatStatement(mall: Mall, day: string): Promise<StatementRow[]> {
  const answer = await callWechat(mall, 'GET', `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`)
  if (answer.code === 'NO_STATEMENT_EXIST') return []
  const found = link.safeParse(answer.body)
  if (!found.success) throw new ProviderFault(`WeChat Pay gave no statement: ${answer.code}`)
  const { hash_value: hash, download_url: url } = found.data
  const text = await downloadWechat(mall, url)
  if (createHash('sha1').update(text).digest('hex') !== hash.toLowerCase()) {
    throw new ProviderFault('WeChat Pay statement: another file')
  }
  return readStatement(text)
}

function readStatement(text: string): StatementRow[] {
  const [head = [], ...lines] = csvRows(text)
  const at = (name: string) => head.indexOf(name)
  const [trade, transaction, state] = [at('商户订单号'), at('微信订单号'), at('交易状态')]
  const [paid, refund, refunded] = [at('订单金额'), at('商户退款单号'), at('申请退款金额')]
  if ([trade, transaction, state, paid, refund, refunded].includes(-1)) {
    throw new ProviderFault('WeChat Pay statement: columns are missing')
  }
  return lines.flatMap((cells): StatementRow[] => {
    const transactionId = cells[transaction] ?? ''
    // The last two lines are sums with fewer cells.
    if (cells.length < head.length || !/^\d{10,}$/.test(transactionId)) return []
    const isRefund = cells[state] === 'REFUND'
    const fee = centsOf(cells[isRefund ? refunded : paid] ?? '')
    if (fee === null) throw new ProviderFault('WeChat Pay statement: an amount is unreadable')
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
