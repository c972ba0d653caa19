/** A failed call. `message` is the Chinese sentence for the shopper (spec 1 §8); `status` is 0 without a response. */
export class ApiError extends Error {
  readonly status: number
  readonly code: number | undefined
  readonly errors: Record<string, string[]> | undefined

  constructor(message: string, status: number, code?: number, errors?: Record<string, string[]>) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.errors = errors
  }
}

/** Message of error responses without a message (spec 1 §8). */
export const fallbackMessage = '操作失败'

/** Message of a dead session, whose text in the contract (contract goods §1.3) is for programs. */
export const signedOutMessage = '登录已失效，请重新登录'

/** Message when there is no response at all. */
export const offlineMessage = '网络不给力，请稍后再试'

/** The text of a failed call at a field or in a page; errors of our own code are not shown. */
export const errorText = (error: unknown): string =>
  error instanceof ApiError ? error.message : fallbackMessage

/** Whether a call was refused for want of a session. */
export const isSignedOut = (error: unknown): boolean => error instanceof ApiError && error.status === 401
