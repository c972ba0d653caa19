import 'server-only'

/** Name and pictures of the mall until somebody has written them. */
export const defaultSite = { brand_name: '焕新商城', logo: '', intro: '', background: '' }
