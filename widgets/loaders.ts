import type { SettingsOf, WidgetType } from './contracts'
import type { WidgetLoader } from './loader'
import { loader as W0002 } from './W0002/loader'

/** Widgets whose drawing depends on the mall's data. */
export const loaders = { W0002 } as const

/** What the loader of a type gives; undefined for types without one. */
export type DataOf<T extends WidgetType> = T extends keyof typeof loaders
  ? (typeof loaders)[T] extends WidgetLoader<SettingsOf<T>, infer D>
    ? D
    : never
  : undefined
