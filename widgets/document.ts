import { contracts, isKnownType, type SettingsOf, type WidgetType } from './contracts'
import { readSettings } from './settings'
import type { StoredWidget, TemplateRow, WidgetContract, Zone } from './widget'

/** A widget with complete settings of its type. */
export type PageWidget = {
  [T in WidgetType]: {
    id: string
    type: T
    settings: SettingsOf<T>
    /** The widgets inside a free panel. */
    inside: readonly PageWidget[]
  }
}[WidgetType]

/** A parsed page: its settings and its widgets from top to bottom. */
export interface PageDocument {
  settings: SettingsOf<'W0000'>
  widgets: PageWidget[]
}

const isWidget = (value: unknown): value is StoredWidget =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/**
 * Parses one stored widget. Null when the text is not a widget: a broken row must not break the page (contract goods
 * §8.1).
 */
function parseConfig(config: string): StoredWidget | null {
  try {
    const value: unknown = JSON.parse(config)
    return isWidget(value) ? value : null
  } catch {
    return null
  }
}

/** Parses the widgets of a stored header or footer, a JSON array (contract goods §8.2). */
export function parseFrame(params: string): StoredWidget[] {
  try {
    const value: unknown = JSON.parse(params)
    return Array.isArray(value) ? value.filter(isWidget) : []
  } catch {
    return []
  }
}

/** The name of a page; '' while the operator has not changed the default. */
export const pageNameOf = ({ settings: { name } }: PageDocument): string =>
  name === contracts.W0000.defaults.name ? '' : name

/** Texts of a page that describe it, from top to bottom. */
export const pageTextsOf = ({ widgets }: PageDocument): string[] => textsOf(widgets)

const textsOf = (widgets: readonly PageWidget[]): string[] =>
  widgets.flatMap(({ type, settings, inside }) => [
    ...((contracts[type] as WidgetContract).texts?.(settings) ?? []),
    ...textsOf(inside),
  ])

function readWidget(type: WidgetType, id: string, stored: StoredWidget): PageWidget {
  const contract: WidgetContract = contracts[type]
  const settings: unknown = readSettings(contract, stored)
  const inside = readWidgets(
    (contract.inside?.(settings) ?? []).map((child) => ({ ...child, leaf: true })),
    (child) => child.placement !== 'page',
  )
  return { id, type, settings, inside } as PageWidget
}

/** Reads stored widgets of known types. A widget without a uuid has its index as its id. */
const readWidgets = (
  stored: readonly StoredWidget[],
  isAllowed: (contract: WidgetContract) => boolean,
): PageWidget[] =>
  stored.flatMap((widget, index) => {
    const { type, uuid } = widget
    if (!isKnownType(type) || !isAllowed(contracts[type])) return []
    return [readWidget(type, typeof uuid === 'string' && uuid ? uuid : String(index), widget)]
  })

const zones: readonly Zone[] = ['header', 'body', 'footer']
const zoneIndex = ({ type, settings }: PageWidget): number =>
  zones.indexOf((contracts[type] as WidgetContract).zone?.(settings) ?? 'body')

/**
 * Reads stored widgets as a page: panels of the header first, those of the footer last. Unknown types are left out here
 * and stay stored: nothing is written back.
 */
export function readDocument(stored: readonly StoredWidget[]): PageDocument {
  const page = stored.find(({ type }) => type === 'W0000')
  return {
    settings: page ? readSettings(contracts.W0000, page) : contracts.W0000.defaults,
    widgets: readWidgets(stored, ({ type }) => type !== 'W0000').toSorted(
      (a, b) => zoneIndex(a) - zoneIndex(b),
    ),
  }
}

/** Reads template rows as a page, in the sequence of the rows. */
export const readRows = (rows: readonly TemplateRow[]): PageDocument =>
  readDocument(rows.flatMap(({ config }) => parseConfig(config) ?? []))
