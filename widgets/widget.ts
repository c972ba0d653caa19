import type { z } from 'zod'
import type { CommonSettings } from './common'

/** A row of a stored page: `config` is the JSON text of one widget (contract goods §8.1). */
export interface TemplateRow {
  id: number
  name: string
  config: string
}

/** A widget as it was stored, of whatever type and completeness. */
export type StoredWidget = { type: string } & Record<string, unknown>

/** Where a widget may stand: on the page, inside a free panel, or both. */
export type Placement = 'page' | 'panel' | 'both'

/** The strips of the designer's palette (spec/4-widgets A0.8). */
export type WidgetGroup = '页面' | '基础挂件' | '业务组件' | '扩展组件'

/** What is known of a type of widget, apart from how it looks. */
export interface WidgetContract<S extends z.ZodType = z.ZodType> {
  type: string
  /** Chinese name in the palette and above its settings. */
  name: string
  group: WidgetGroup
  placement: Placement
  /** All settings with their limits; the messages are shown by the designer. Unknown keys are kept. */
  schema: S
  /** A new widget of this type. */
  defaults: z.output<S>
}

/** Ties the type of `defaults` to the schema. */
export const defineContract = <S extends z.ZodType<CommonSettings>>(
  contract: WidgetContract<S>,
): WidgetContract<S> => contract

/** `design` and `preview` draw the same, with links that do not lead away (spec/4-widgets A0.3). */
export type WidgetMode = 'design' | 'preview' | 'render'

/** What every view is given. Views are synchronous and hook-free: the server and the canvas draw them alike. */
export interface ViewProps<S, D = undefined> {
  settings: S
  /** What the loader found; undefined for widgets without one, and in the designer before it answered. */
  data?: D | undefined
  mode: WidgetMode
  /** Theme colour of the page (W0000). */
  themeColor: string
}
