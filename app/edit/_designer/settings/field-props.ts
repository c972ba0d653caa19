import type { SettingProblem } from '@/widgets/problems'
import type { SettingField } from '@/widgets/setting-fields'

export type Settings = Readonly<Record<string, unknown>>

/** Props that every field of the panel gets. */
export interface FieldProps<F extends SettingField = SettingField> {
  field: F
  /** Complete settings of the widget, or one entry of a list. */
  values: Settings
  /** Changes several values at once; `undefined` removes one. */
  onChange: (values: Settings) => void
  /** The field is left: typing ends. */
  onLeave: () => void
  /** Names fields without a label of their own: the title above them. */
  heading?: string
  /** Errors of the schema, with paths from `values`. */
  problems: readonly SettingProblem[]
  /** The widget. */
  id: string
  /** The path of `values` in the settings of the widget, with a dot at its end; empty for the settings themselves. */
  within?: string
}

/** The path of the edited value, from `values`. */
export const pathOf = ({ key, at }: { key: string; at?: number }): string =>
  at === undefined ? key : `${key}.${at}`

/** The message about one value; not about its entries. */
export const problemAt = (problems: readonly SettingProblem[], path: string): string | undefined =>
  problems.find((problem) => problem.path === path)?.message

/** The problems inside the value at a path, with paths from there. */
export const problemsInside = (problems: readonly SettingProblem[], path: string): SettingProblem[] =>
  problems
    .filter((problem) => problem.path.startsWith(`${path}.`))
    .map((problem) => ({ ...problem, path: problem.path.slice(path.length + 1) }))

/** The edited value: of the key, or of its list for each style. */
export function valueOf({ key, at }: { key: string; at?: number }, values: Settings): unknown {
  const value = values[key]
  return at === undefined ? value : Array.isArray(value) ? (value as unknown[])[at] : undefined
}

/** The change that gives a field a value. */
export function changeOf(
  { key, at }: { key: string; at?: number },
  values: Settings,
  next: unknown,
): Settings {
  const value = values[key]
  if (at === undefined || !Array.isArray(value)) return { [key]: next }
  return { [key]: (value as unknown[]).with(at, next) }
}
