/** Days between the request to close an account and its erasure, in which the member may withdraw it (ADR 0139). */
export const closingDays = 7

/** What an operator types before a member is erased for a request by post. */
export const erasureWords = '确认注销'
