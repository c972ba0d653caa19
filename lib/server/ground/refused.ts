import 'server-only'

/** The error for a rejected terminal command; the message is a complete sentence. */
export class Refused extends Error {}
