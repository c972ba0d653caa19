import type { SettingsOf, WidgetType } from './contracts'
import type { WidgetLoader } from './loader'
import { loader as W0002 } from './W0002/loader'
import { loader as W0005 } from './W0005/loader'
import { loader as W0007 } from './W0007/loader'
import { loader as W0012 } from './W0012/loader'
import { loader as W0014 } from './W0014/loader'
import { loader as W0015 } from './W0015/loader'
import { loader as W0017 } from './W0017/loader'
import { loader as W0018 } from './W0018/loader'
import { loader as W0019 } from './W0019/loader'
import { loader as W0020 } from './W0020/loader'
import { loader as W0021 } from './W0021/loader'
import { loader as W0022 } from './W0022/loader'

/** The loaders of the widget types that show data of the mall. */
export const loaders = {
  W0002,
  W0005,
  W0007,
  W0012,
  W0014,
  W0015,
  W0017,
  W0018,
  W0019,
  W0020,
  W0021,
  W0022,
} as const

/** The result of a type's loader; undefined for types without one. */
export type DataOf<T extends WidgetType> = T extends keyof typeof loaders
  ? (typeof loaders)[T] extends WidgetLoader<SettingsOf<T>, infer D>
    ? D
    : never
  : undefined
