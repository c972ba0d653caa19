import 'server-only'

/**
 * The next value of a member's `tokens_from`: above every time and generation that a token can carry so far, also when several
 * revocations fall into one second. @param now SQL, epoch seconds
 */
export const nextTokensFrom = (now: string) => `greatest(members.tokens_from, ${now}::bigint) + 1`
