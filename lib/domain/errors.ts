import * as goodsMessages from './messages/goods'
import * as memberMessages from './messages/member'

/**
 * An error that clients may see. The API turns it into the envelope of the contract; every other error becomes one
 * general message, so that no stack or internal text leaks.
 */
export class MallError extends Error {
  /** The `status_code` of the contract: 422 for a broken rule; 400, 401, 403, 404, 429 where the contract says so. */
  readonly status: number
  /** The `code` of the contract, for example 401001 for an invalid token. */
  readonly code: number | undefined
  /** Messages by field, where the contract has them. */
  readonly errors: Record<string, string[]> | undefined

  constructor(
    message: string,
    options: { status?: number; code?: number; errors?: Record<string, string[]> } = {},
  ) {
    super(message)
    this.name = 'MallError'
    this.status = options.status ?? 422
    this.code = options.code
    this.errors = options.errors
  }
}

/** Missing, expired or invalid token (contract goods §1.3): the only error with HTTP status 401. */
export const notSignedIn = () => new MallError('Unable to authenticate user.', { status: 401, code: 401001 })

/**
 * Try again later: hides an internal failure, or refuses work that would make others wait. `status`: 500, 502 and 504
 * of another back end, 429 for too many calls.
 */
export const busy = (status = 500) => new MallError('系统繁忙，请稍后再试', { status })

/** The product is missing, unapproved or hidden from the viewer (HTTP status 422). */
export const goodsNotFound = () => new MallError(goodsMessages.goodsNotFound)

/** An operator disabled the account (contract goods §1.3). */
export const accountDisabled = () =>
  new MallError(memberMessages.accountIsDisabled, { status: 401, code: 401002 })
