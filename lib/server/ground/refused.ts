import 'server-only'

/** What a command of the terminal refuses; the message is a complete sentence. */
export class Refused extends Error {}
