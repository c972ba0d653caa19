/**
 * A refusal that a client may see. The door turns it into the contract's envelope; everything else becomes one
 * general sentence, so that no stack or foreign text can leak.
 */
export class MallError extends Error {
  /** The contract's `status_code`: 422 for a broken rule, 400, 401, 403, 404, 429 where the contract says so. */
  readonly status: number
  /** The contract's `code`, for example 401001 for a dead token. */
  readonly code: number | undefined
  /** Messages per field, where the contract carries them. */
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

/** No, expired or foreign token (contract goods §1.3): the only error that leaves with HTTP 401. */
export const notSignedIn = () => new MallError('Unable to authenticate user.', { status: 401, code: 401001 })

/** The account was switched off by an operator (contract goods §1.3). */
export const accountDisabled = () => new MallError('该账号已被禁用.', { status: 401, code: 401002 })
