import { contracts, isKnownType, type SettingsOf, type WidgetType } from './contracts'
import { readSettings } from './settings'
import type { StoredWidget, TemplateRow, WidgetContract } from './widget'

/** A widget ready to be drawn; the settings fit the type. */
export type PageWidget = { [T in WidgetType]: { id: string; type: T; settings: SettingsOf<T> } }[WidgetType]

/** A stored page taken apart: its settings and what is drawn, top to bottom. */
export interface PageDocument {
  settings: SettingsOf<'W0000'>
  widgets: PageWidget[]
}

const isWidget = (value: unknown): value is StoredWidget =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

/** One stored widget, or null when the text is no widget: a broken row must not break the page (contract goods §8.1). */
export function parseConfig(config: string): StoredWidget | null {
  try {
    const value: unknown = JSON.parse(config)
    return isWidget(value) ? value : null
  } catch {
    return null
  }
}

/** The widgets of a saved header or footer: one JSON text of an array (contract goods §8.2). */
export function parseFrame(params: string): StoredWidget[] {
  try {
    const value: unknown = JSON.parse(params)
    return Array.isArray(value) ? value.filter(isWidget) : []
  } catch {
    return []
  }
}

function complete<T extends WidgetType>(type: T, id: string, stored: StoredWidget): PageWidget {
  const contract: WidgetContract = contracts[type]
  return { id, type, settings: readSettings(contract, stored) } as PageWidget
}

/**
 * What can be drawn of stored widgets. Types that this mall does not know are left out here and stay where they are
 * stored; nothing is written back.
 */
export function readDocument(stored: readonly StoredWidget[]): PageDocument {
  const page = stored.find(({ type }) => type === 'W0000')
  return {
    settings: page ? readSettings(contracts.W0000, page) : contracts.W0000.defaults,
    widgets: stored.flatMap((widget, index) =>
      widget.type !== 'W0000' && isKnownType(widget.type)
        ? [
            complete(
              widget.type,
              typeof widget.uuid === 'string' && widget.uuid ? widget.uuid : String(index),
              widget,
            ),
          ]
        : [],
    ),
  }
}

/** The document of template rows, in their order. */
export const readRows = (rows: readonly TemplateRow[]): PageDocument =>
  readDocument(rows.flatMap(({ config }) => parseConfig(config) ?? []))
