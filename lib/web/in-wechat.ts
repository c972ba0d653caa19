/** Whether a page is open inside WeChat, whose own browser can ask its user directly. */
export const isInWechat = (userAgent: string): boolean => /MicroMessenger/i.test(userAgent)
