export interface QuantityLimits {
  /** Default 1. */
  min?: number
  /** Default 99999. */
  max?: number
  /** Default 1; its decimals are the precision of the value. */
  step?: number
}

export const quantityDefaults = { min: 1, max: 99999, step: 1 } as const

const decimalsOf = (step: number) => (String(step).split('.')[1] ?? '').length

/**
 * What a typed or stepped quantity becomes (spec 1 §5): not a number → the minimum, outside → the nearer limit,
 * otherwise rounded to the precision of the step.
 */
export function clampQuantity(value: unknown, limits: QuantityLimits = {}): number {
  const { min, max, step } = { ...quantityDefaults, ...limits }
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  if (Number.isNaN(number)) return min
  const rounded = Number(Math.min(Math.max(number, min), Math.max(min, max)).toFixed(decimalsOf(step)))
  return Math.min(Math.max(rounded, min), Math.max(min, max))
}
