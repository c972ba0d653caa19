import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { CommonSettings } from './common'

/** One row of a stored page. `config` is the JSON text of a widget (contract goods §8.1). */
export interface TemplateRow {
  id: number
  name: string
  config: string
}

/** A widget as it was stored: of any type, with any or no settings. */
export type StoredWidget = { type: string } & Record<string, unknown>

/** Where a widget can be: on the page, inside a free panel, or both. */
type Placement = 'page' | 'panel' | 'both'

/** The parts of a page from top to bottom. */
export type Zone = 'header' | 'body' | 'footer'

/** The groups in which a page designer lists the types (spec 4 §A0.8). */
type WidgetGroup = '页面' | '基础挂件' | '业务组件' | '扩展组件'

/** The width of one line in pixels. */
export type MeasureText = (
  line: string,
  font: { fontSize: number; fontWeight: string | number; fontStyle: string },
) => number

/**
 * A widget type without its view. `name`, `group` and `placement` are for the page designer.
 */
export interface WidgetContract<S extends z.ZodMiniType = z.ZodMiniType> {
  type: string
  /** Chinese name. */
  name: string
  group: WidgetGroup
  placement: Placement
  /** All settings, with their limits and the messages for operators (spec 4). Unknown keys stay stored. */
  schema: S
  /** The settings of a new widget. */
  defaults: z.output<S>
  /** The stored widgets inside it; only free panels have some. */
  inside?: (settings: z.output<S>) => readonly StoredWidget[]
  /** The part of the page that it belongs to; the body for types that do not say. */
  zone?: (settings: z.output<S>) => Zone
  /**
   * Settings that follow from others, such as the height of a list. The designer stores them for other clients and for
   * its computations with boxes.
   * @param before the settings before the change
   */
  derived?: (
    settings: z.output<S>,
    before: z.output<S>,
    measureText: MeasureText,
  ) => Readonly<Record<string, number>>
  /** Warning for operators when shoppers would see an empty place or nothing; undefined otherwise. */
  unfilled?: (settings: z.output<S>) => string | undefined
  /** The texts in its settings that describe a page to search engines; absent for types without such texts. */
  texts?: (settings: z.output<S>) => string[]
}

/** Infers the schema, so that `defaults` is checked against it. */
export const defineContract = <S extends z.ZodMiniType<CommonSettings>>(
  contract: WidgetContract<S>,
): WidgetContract<S> => contract

/**
 * Pages use `render`. `design` and `preview` are for the page designer: the same markup without links, from the stored
 * settings alone (spec 4 §A0.3); `preview` leaves out parts that shoppers do not see.
 */
export type WidgetMode = 'design' | 'preview' | 'render'

/** A widget inside a free panel, drawn by its own view. */
export interface DrawnWidget {
  id: string
  settings: CommonSettings
  node: ReactNode
}

/**
 * The properties of every view. Views are synchronous and have no hooks, so that server and browser render them alike.
 */
export interface ViewProps<S, D = undefined> {
  settings: S
  /** The result of the loader; undefined for types without one, and outside `render` mode. */
  data?: D | undefined
  /** The widgets inside a free panel. */
  inside?: readonly DrawnWidget[]
  mode: WidgetMode
  /** In `design` mode: the entry of `data` that is edited, which is shown instead of the first. */
  entry?: number
  /** Theme colour of the page (W0000). */
  themeColor: string
}

/** The properties of a view that stands in the top of the home page. */
export interface HeroProps<S> extends ViewProps<S> {
  /** Whether it is the first content of the page: its first picture is then loaded with priority. */
  first?: boolean
}
