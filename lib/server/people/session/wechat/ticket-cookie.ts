import 'server-only'

/** Passes the ticket of a WeChat user without an account to the page that binds a number. */
export const ticketCookie = 'mall_wechat'
