import pLimit from 'p-limit'

/**
 * Runs the calls that bind a sign-in to this browser one after the other: the first answer brings the cookie of its secret.
 * Of two at once each would get a secret of its own, and the sign-in whose cookie is replaced could not be finished.
 */
export const inTurn = pLimit(1)
