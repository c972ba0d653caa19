import { isInWechat } from '@/lib/web/in-wechat'

/** Which kind of browser pays: decides the payment methods that the cashier offers (contract trade §7.1). */
export function payPlatform(userAgent: string, hasOpenId: boolean): 'pc' | 'h5' | 'wxPlatform' {
  // Inside of WeChat only its bridge pays, and it needs to know the buyer.
  if (isInWechat(userAgent) && hasOpenId) return 'wxPlatform'
  return /\bMobile\b|iPhone|iPod|Android/i.test(userAgent) && !/iPad|Tablet/i.test(userAgent) ? 'h5' : 'pc'
}
