import {
  isId,
  isStoredSettings,
  keptSettings,
  pageIdOf,
  pageType,
  panelType,
  widgetOf,
  zones,
  type DesignDocument,
  type DesignWidget,
  type StoredSettings,
} from './document'

/**
 * A stored page (contract goods §8.1, contract goods §8.2): one JSON text a widget, and one JSON text of all widgets.
 */
export interface StoredPage<Row = { id: number; name: string; config: string }> {
  rows: readonly Row[]
  header: string
  footer: string
}

/** A row that has no id yet is new. */
export interface WrittenRow {
  id?: number
  name: string
  config: string
}

type Widgets = Record<string, DesignWidget>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Adds widgets under their uuid, or under a free id where the uuid is missing, invalid or taken. */
function collector() {
  const widgets: Widgets = {}
  let next = 0
  const freeId = (): string => {
    do next++
    while (Object.hasOwn(widgets, `w${next}`))
    return `w${next}`
  }
  const add = (widget: DesignWidget): string => {
    const { uuid } = widget.settings
    const id = isId(uuid) && !Object.hasOwn(widgets, uuid) ? uuid : freeId()
    widgets[id] = widget
    return id
  }
  const addValue = (value: unknown, read: (settings: StoredSettings) => DesignWidget): string =>
    add(isStoredSettings(value) ? read(value) : { settings: keptSettings, kept: value })
  const readTop = (settings: StoredSettings): DesignWidget => {
    if (settings.type !== panelType) return { settings }
    if (!Array.isArray(settings.childWidgets)) return { settings, children: [] }
    const children = settings.childWidgets.map((child) => addValue(child, (own) => ({ settings: own })))
    // The empty list keeps the place of the key in the stored text.
    return { settings: { ...settings, childWidgets: [] }, children }
  }
  return { widgets, add, addValue, readTop }
}

/**
 * Reads a stored page without losing anything: unknown types and keys stay, and so does content that is no widget. A
 * page without settings gets the given ones as its first row.
 *
 * Ids are the same for the same stored page, on the server and in the browser.
 */
export function readPage(stored: StoredPage, pageSettings: StoredSettings): DesignDocument {
  const { widgets, add, addValue, readTop } = collector()
  const readFrame = (text: string): string[] => {
    if (text === '') return []
    const value = parse(text)
    return (Array.isArray(value) ? (value as unknown[]) : [text]).map((one) => addValue(one, readTop))
  }
  const header = readFrame(stored.header)
  const body = stored.rows.map(({ id, name, config }) => {
    const value = parse(config)
    const row = { id, name }
    return add(
      isStoredSettings(value) ? { ...readTop(value), row } : { settings: keptSettings, kept: config, row },
    )
  })
  const footer = readFrame(stored.footer)
  const document = { widgets, zones: { header, body, footer } }
  if (pageIdOf(document) === undefined) body.unshift(add({ settings: { ...pageSettings, type: pageType } }))
  return document
}

/** A widget as one JSON value, with its children. */
export function storedValue(document: DesignDocument, id: string): unknown {
  const { settings, children, kept } = widgetOf(document, id) ?? { settings: keptSettings, kept: null }
  if (kept !== undefined) return kept
  if (children === undefined || (children.length === 0 && !Array.isArray(settings.childWidgets)))
    return settings
  return { ...settings, childWidgets: children.map((child) => storedValue(document, child)) }
}

const frameText = (document: DesignDocument, ids: readonly string[]): string =>
  JSON.stringify(ids.map((id) => storedValue(document, id)))

/** The rows of a document, in their sort; `readPage` restores the same document from them. */
export function writePage(document: DesignDocument): StoredPage<WrittenRow> {
  const rows = document.zones.body.map((id): WrittenRow => {
    const widget = widgetOf(document, id)
    const config = typeof widget?.kept === 'string' ? widget.kept : JSON.stringify(storedValue(document, id))
    return { ...(widget?.row ? { id: widget.row.id } : {}), name: widget?.row?.name ?? '', config }
  })
  const { header, footer } = document.zones
  return { rows, header: frameText(document, header), footer: frameText(document, footer) }
}

/** All ids from top to bottom, children after their panel. */
export const idsInSequence = (document: DesignDocument): string[] =>
  zones.flatMap((zone) =>
    document.zones[zone].flatMap((id) => [id, ...(widgetOf(document, id)?.children ?? [])]),
  )
