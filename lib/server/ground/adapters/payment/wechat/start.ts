import 'server-only'
import { z } from 'zod'
import { MallError } from '@/lib/domain/errors'
import { rfc3339 } from '@/lib/domain/time/china'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import type { Mall } from '@/lib/server/ground/mall'
import type { PaymentStart, TradeToPay } from '../provider'
import { ProviderFault } from '../provider-fault'
import { callWechat, wechatKeys } from './client'
import { nonce, signLines } from './signature'

export const notifyPath = '/api/wechat/notify'

/** Bytes; WeChat Pay counts a Chinese character as three. */
const maxDescription = 127

function descriptionOf(title: string): string {
  let text = title || '商城订单'
  while (Buffer.byteLength(text) > maxDescription) text = [...text].slice(0, -1).join('')
  return text
}

/** Creates the transaction and reads one field of the answer. */
async function place(
  mall: Mall,
  kind: 'native' | 'h5' | 'jsapi',
  trade: TradeToPay,
  field: string,
  more = {},
) {
  const { appId, mchId } = wechatKeys(mall)
  const { code, body } = await callWechat(mall, 'POST', `/v3/pay/transactions/${kind}`, {
    appid: appId,
    mchid: mchId,
    description: descriptionOf(trade.title),
    out_trade_no: trade.tradeId,
    time_expire: rfc3339(trade.expires),
    notify_url: `${mall.env.publicUrl}${notifyPath}`,
    amount: { total: trade.fee, currency: 'CNY' },
    ...more,
  })
  const found = z.object({ [field]: z.string().min(1) }).safeParse(body)
  const value = found.data?.[field]
  if (value === undefined) throw new ProviderFault(`WeChat Pay did not place the payment: ${code}`)
  return value
}

/** A QR code on a PC, an address in a phone's browser, bridge parameters in WeChat's browser. */
export async function startWechat(mall: Mall, trade: TradeToPay): Promise<PaymentStart> {
  const { appId, privateKey } = wechatKeys(mall)
  if (trade.payType === 'wxpayh5') {
    const scene_info = { payer_client_ip: trade.ip || '127.0.0.1', h5_info: { type: 'Wap' } }
    return { mwebUrl: await place(mall, 'h5', trade, 'h5_url', { scene_info }) }
  }
  if (trade.payType === 'wxpayjs') {
    if (trade.openId === '') throw new MallError('请在微信中打开')
    const prepayId = await place(mall, 'jsapi', trade, 'prepay_id', { payer: { openid: trade.openId } })
    const [timeStamp, nonceStr, text] = [String(mall.now()), nonce(), `prepay_id=${prepayId}`]
    const paySign = signLines(privateKey, [appId, timeStamp, nonceStr, text])
    return { bridge: { appId, timeStamp, nonceStr, package: text, signType: 'RSA', paySign } }
  }
  const codeUrl = await place(mall, 'native', trade, 'code_url')
  return { codeUrl, qrcodeUrl: qrCodeUrl(codeUrl), bridge: { appId } }
}
