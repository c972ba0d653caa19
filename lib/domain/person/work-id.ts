import * as messages from '../messages'

/** A work id has six characters (spec 3 §1, contract member §14.2). */
export const workIdProblem = (text: string): string | null =>
  text === '' ? messages.workIdMissing : /^[A-Za-z\d]{6}$/.test(text) ? null : messages.workIdInvalid
