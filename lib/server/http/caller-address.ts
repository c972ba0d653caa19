import 'server-only'

/**
 * The caller's IP address: the last entry of X-Forwarded-For that was not added by one of our own proxies (ADR 0009).
 * @param proxies number of own proxies in front of this process (MALL_PROXIES)
 */
export const callerAddress = (headers: Headers, proxies: number): string =>
  headers
    .get('x-forwarded-for')
    ?.split(',')
    .at(-1 - proxies)
    ?.trim() ?? ''
