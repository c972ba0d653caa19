import 'server-only'
import { dateTimeText } from '@/lib/domain/time/china'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import type { Mall } from '@/lib/server/ground/mall'
import { yuanText } from '../money-text'
import type { PaymentStart, TradeToPay } from '../provider'
import { ProviderFault } from '../provider-fault'
import { alipayOf, callAlipay, isDone, textOf } from './client'

export const notifyPath = '/api/alipay/notify'

/** Alipay rejects these characters in a subject. */
const subjectOf = (title: string) => title.replace(/[/=&]/g, ' ').slice(0, 128) || '商城订单'

/** On a PC a QR code and a form that leads to Alipay's page, on phones only the form (contract trade §7.2). */
export async function startAlipay(mall: Mall, trade: TradeToPay): Promise<PaymentStart> {
  const notifyUrl = `${mall.env.publicUrl}${notifyPath}`
  const bizContent = {
    out_trade_no: trade.tradeId,
    total_amount: yuanText(trade.fee),
    subject: subjectOf(trade.title),
    time_expire: dateTimeText(trade.expires),
  }
  const sdk = await alipayOf(mall)
  const form = (method: string, product_code: string) =>
    sdk.pageExecute(method, 'POST', {
      notifyUrl,
      returnUrl: trade.returnUrl,
      bizContent: { ...bizContent, product_code },
    })
  if (trade.payType === 'alipayh5') return { payment: form('alipay.trade.wap.pay', 'QUICK_WAP_WAY') }

  const answer = await callAlipay(mall, 'alipay.trade.precreate', bizContent, { notifyUrl })
  const codeUrl = textOf(answer, 'qr_code')
  if (!isDone(answer) || codeUrl === '' || textOf(answer, 'out_trade_no') !== trade.tradeId) {
    throw new ProviderFault(`Alipay gave no QR code: ${answer.code} ${answer.sub_code ?? ''}`)
  }
  const payment = form('alipay.trade.page.pay', 'FAST_INSTANT_TRADE_PAY')
  return { codeUrl, qrcodeUrl: qrCodeUrl(codeUrl), payment }
}
