/** Toast of a subscription to 到货通知. */
export const subscribedMessage = '订阅成功，到货后将短信通知您'
