import 'server-only'

/** Name and pictures of the mall until an operator sets them. */
export const defaultSite = { brand_name: '焕新商城', logo: '', intro: '', background: '' }
