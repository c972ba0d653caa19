import { contracts, isKnownType } from './contracts'
import type { StoredWidget, WidgetContract } from './widget'

/** A setting that the schema of its widget refuses. */
export interface SettingProblem {
  /** Such as `data.0.imgUrl`. */
  path: string
  /** For operators (spec 2 §5). */
  message: string
}

/**
 * What the schema of its type refuses in the settings of a widget. Missing settings have their defaults, and types that the
 * mall does not know have no problems: they are kept as they are.
 * @param isInPanel whether it stands in a free panel, where only some types may be
 */
export function problemsOfWidget(stored: StoredWidget, isInPanel: boolean): SettingProblem[] {
  if (!isKnownType(stored.type)) return []
  const contract: WidgetContract = contracts[stored.type]
  const misplaced = isInPanel && contract.placement === 'page'
  const result = contract.schema.safeParse({ ...(contract.defaults as object), ...stored })
  return [
    ...(misplaced ? [{ path: '', message: '不可放入自由面板' }] : []),
    ...(result.error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })),
  ]
}
