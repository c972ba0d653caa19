import type { api } from '@/lib/client/call/api'

type Started = Awaited<ReturnType<typeof api.payment.start>>

/** The object that WeChat's browser adds to the window. */
interface Bridge {
  invoke: (name: 'getBrandWCPayRequest', config: object, done: (result: { err_msg: string }) => void) => void
}

declare global {
  interface Window {
    WeixinJSBridge?: Bridge
  }
}

/**
 * Opens WeChat's own payment sheet (contract trade §7.2, wxpayjs).
 * @returns whether the buyer has paid; false outside of WeChat too
 */
export function payInWechat({
  appId,
  timeStamp,
  nonceStr,
  package: prepay,
  signType,
  paySign,
}: Started): Promise<boolean> {
  const config = { appId, timeStamp, nonceStr, package: prepay, signType, paySign }
  return new Promise((resolve) => {
    const open = () => {
      if (!window.WeixinJSBridge) return resolve(false)
      window.WeixinJSBridge.invoke('getBrandWCPayRequest', config, ({ err_msg }) =>
        resolve(err_msg === 'get_brand_wcpay_request:ok'),
      )
    }
    if (window.WeixinJSBridge || !/MicroMessenger/i.test(navigator.userAgent)) open()
    else document.addEventListener('WeixinJSBridgeReady', open, { once: true })
  })
}
