import * as employeeMessages from '../messages/employee'

/** A work id has six characters (spec 3 §1, contract member §14.2). */
export const workIdProblem = (text: string): string | null =>
  text === ''
    ? employeeMessages.workIdMissing
    : /^[A-Za-z\d]{6}$/.test(text)
      ? null
      : employeeMessages.workIdInvalid
