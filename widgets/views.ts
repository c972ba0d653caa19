import type { ReactNode } from 'react'
import type { SettingsOf, WidgetType } from './contracts'
import { frameViews } from './frame-views'
import type { DataOf } from './loaders'
import { CarouselBody } from './W0001/view'
import { View as W0004 } from './W0004/view'
import { View as W0005 } from './W0005/view'
import { View as W0012 } from './W0012/view'
import { View as W0013 } from './W0013/view'
import { View as W0014 } from './W0014/view'
import { View as W0015 } from './W0015/view'
import { View as W0016 } from './W0016/view'
import { View as W0017 } from './W0017/view'
import { View as W0018 } from './W0018/view'
import { View as W0019 } from './W0019/view'
import { View as W0020 } from './W0020/view'
import { View as W0021 } from './W0021/view'
import type { HeroProps, ViewProps } from './widget'

/** The view of each type. W0000 has none: it holds the settings of the page. */
export type Views = {
  [T in Exclude<WidgetType, 'W0000'>]: (props: ViewProps<SettingsOf<T>, DataOf<T>>) => ReactNode
}

/** A module of its own, because a shopper's page imports the views and nothing else of the widgets. */
export const views: Views = {
  ...frameViews,
  W0004,
  W0005,
  W0012,
  W0013,
  W0014,
  W0015,
  W0016,
  W0017,
  W0018,
  W0019,
  W0020,
  W0021,
}

/** Views without their box for types that the home page shows in its top when they come first. */
export const heroViews: { [T in WidgetType]?: (props: HeroProps<SettingsOf<T>>) => ReactNode } = {
  W0001: CarouselBody,
}
