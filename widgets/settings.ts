import type * as z from 'zod/mini'
import type { StoredWidget, WidgetContract } from './widget'

/**
 * Completes and repairs the settings of a stored widget: a missing key or an invalid value gets its default, a list
 * that is too long is cut. One bad value must not lose the page (ADR 0025).
 */
export function readSettings<S extends z.ZodMiniType>(
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

type Path = readonly PropertyKey[]

/**
 * A copy of a value that is changed at a path inside its lists and objects; the value itself where there is no such
 * path.
 */
function changedAt(value: unknown, [key, ...rest]: Path, change: (inner: unknown) => unknown): unknown {
  if (key === undefined) return change(value)
  if (Array.isArray(value) && typeof key === 'number')
    return key < value.length ? value.with(key, changedAt(value[key], rest, change)) : value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return value
  return { ...value, [key]: changedAt((value as Record<PropertyKey, unknown>)[key], rest, change) }
}

/** The first entries of a list. */
const cutTo =
  (maximum: number) =>
  (value: unknown): unknown =>
    Array.isArray(value) ? value.slice(0, maximum) : value

const entryOf = (value: unknown, index: number): unknown => (Array.isArray(value) ? value[index] : undefined)

function repair(
  target: Record<string, unknown>,
  defaults: Record<string, unknown>,
  issues: readonly z.core.$ZodIssue[],
): void {
  const badEntries = new Map<string, Set<number>>()
  const isList = (key: PropertyKey | undefined): key is string =>
    typeof key === 'string' && Array.isArray(target[key])
  for (const { path, ...issue } of issues) {
    const [key, index] = path
    if (!isList(key) || typeof index !== 'number') continue
    // A list inside the list that is too long is cut.
    if (issue.code === 'too_big' && issue.origin === 'array')
      target[key] = changedAt(target[key], path.slice(1), cutTo(Number(issue.maximum)))
    // An entry that is a list has a fixed place, such as the layouts of W0012.
    else if (Array.isArray(entryOf(defaults[key], index)))
      target[key] = changedAt(target[key], [index], () => entryOf(defaults[key], index))
    else badEntries.set(key, (badEntries.get(key) ?? new Set()).add(index))
  }
  for (const { path, ...issue } of issues) {
    const [key, index] = path
    // Invalid entries are removed below, without resetting the list. The next pass checks the length of the rest.
    if (typeof key !== 'string' || badEntries.has(key) || (isList(key) && typeof index === 'number')) continue
    const value = target[key]
    target[key] =
      Array.isArray(value) && issue.code === 'too_big' ? cutTo(Number(issue.maximum))(value) : defaults[key]
  }
  for (const [key, bad] of badEntries) {
    const value = target[key]
    if (Array.isArray(value)) target[key] = value.filter((_, index) => !bad.has(index))
  }
}
