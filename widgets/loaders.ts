import type { SettingsOf, WidgetType } from './contracts'
import type { WidgetLoader } from './loader'
import { loader as W0002 } from './W0002/loader'

/** The loaders of the widget types that show data of the mall. */
export const loaders = { W0002 } as const

/** The result of a type's loader; undefined for types without one. */
export type DataOf<T extends WidgetType> = T extends keyof typeof loaders
  ? (typeof loaders)[T] extends WidgetLoader<SettingsOf<T>, infer D>
    ? D
    : never
  : undefined
