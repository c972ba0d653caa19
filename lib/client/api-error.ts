/** A refusal by the mall, with the sentence the shopper reads (spec 1 §8). */
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

/** Said when an answer carries no sentence of its own (spec 1 §8). */
export const fallbackMessage = '操作失败'

/** Said when no answer came at all. */
export const offlineMessage = '网络不给力，请稍后再试'
