/** The second factor of people at the desk (contract operator §8). */

/** `code` of a refusal because the session has not given its second factor. */
export const factorCode = 403001

export const factorKinds = { totp: '验证器应用', sms: '短信验证码' } as const
export type FactorKind = keyof typeof factorKinds

/** The page where a session gives its second factor. */
export const factorPage = '/shopadmin/verify'
