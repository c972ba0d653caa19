/** A JSON object of unknown content. */
export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that should hold a text; empty for any other value. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
