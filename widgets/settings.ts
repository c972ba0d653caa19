import type { z } from 'zod'
import type { StoredWidget, WidgetContract } from './widget'

/**
 * Completes and repairs the settings of a stored widget: a missing key or an invalid value gets its default, a list that
 * is too long is cut. One bad value must not lose the page (ADR 0025).
 */
export function readSettings<S extends z.ZodType>(
  contract: WidgetContract<S>,
  stored: StoredWidget,
): z.output<S> {
  const defaults = contract.defaults as Record<string, unknown>
  const merged: Record<string, unknown> = { ...defaults, ...stored }
  // A repair can uncover the next issue, for example inside a list that was cut.
  for (let repairs = 0; repairs < 4; repairs++) {
    const result = contract.schema.safeParse(merged)
    if (result.success) return result.data
    repair(merged, defaults, result.error.issues)
  }
  return contract.defaults
}

function repair(
  target: Record<string, unknown>,
  defaults: Record<string, unknown>,
  issues: readonly z.core.$ZodIssue[],
): void {
  const badEntries = new Map<string, Set<number>>()
  for (const { path } of issues) {
    const [key, index] = path
    if (typeof key !== 'string' || typeof index !== 'number' || !Array.isArray(target[key])) continue
    badEntries.set(key, (badEntries.get(key) ?? new Set()).add(index))
  }
  for (const { path, ...issue } of issues) {
    const [key] = path
    // Invalid entries are removed below, without resetting the list. The next pass checks the length of the rest.
    if (typeof key !== 'string' || badEntries.has(key)) continue
    const value = target[key]
    target[key] =
      Array.isArray(value) && issue.code === 'too_big' ? value.slice(0, Number(issue.maximum)) : defaults[key]
  }
  for (const [key, bad] of badEntries) {
    const value = target[key]
    if (Array.isArray(value)) target[key] = value.filter((_, index) => !bad.has(index))
  }
}
