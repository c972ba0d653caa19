import 'server-only'

/**
 * The caller's address: the last one in the chain that was not added by one of our own proxies.
 * @param proxies how many of them stand before this process (MALL_PROXIES)
 */
export const callerAddress = (headers: Headers, proxies: number): string =>
  headers
    .get('x-forwarded-for')
    ?.split(',')
    .at(-1 - proxies)
    ?.trim() ?? ''
