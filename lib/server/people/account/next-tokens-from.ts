import 'server-only'

/**
 * The next value of a member's `tokens_from`: above every time and generation that an existing token can have, even
 * when several revocations fall into one second.
 * @param now SQL, epoch seconds
 */
export const nextTokensFrom = (now: string) => `greatest(members.tokens_from, ${now}::bigint) + 1`
