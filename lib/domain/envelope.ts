/**
 * Envelopes of sign-in fields (ADR 0055): the mark, then RSA-OAEP with SHA-256 in base64url. They hold
 * `{"t":seconds,"v":text}` with the mall's time. The contract leaves the form to us (contract member §3).
 */
export const envelopeMark = '~2~'

/** Seconds around its time in which an envelope is accepted. */
export const envelopeLifetime = 600

/** Bytes of text that fit in one, with its time. No valid name, number or password is longer. */
export const envelopeBytes = 140
