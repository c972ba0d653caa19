import 'server-only'

/** A stored widget, or a part of one: whatever a designer has written. */
export type Widget = Record<string, unknown>

export const isWidget = (value: unknown): value is Widget =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
