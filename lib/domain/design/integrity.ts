import { isFields, type Fields } from '../fields'
import {
  isId,
  isStoredSettings,
  pageType,
  panelType,
  widgetOf,
  zoneOfPanel,
  zones,
  type DesignDocument,
  type DesignWidget,
  type Zone,
} from './document'

const hasOnly = (value: Fields, ...keys: string[]): boolean =>
  Object.keys(value).every((key) => keys.includes(key))

const isIds = (value: unknown): value is string[] => Array.isArray(value) && value.every(isId)

const isRow = (value: unknown): boolean =>
  isFields(value) &&
  hasOnly(value, 'id', 'name') &&
  Number.isSafeInteger(value.id) &&
  Number(value.id) > 0 &&
  typeof value.name === 'string'

const parses = (text: string): boolean => {
  try {
    return isStoredSettings(JSON.parse(text))
  } catch {
    return false
  }
}

/** Content that is no widget. A widget in its place would be stored without a look at its settings. */
const isKept = (kept: unknown): boolean =>
  kept === undefined || !(typeof kept === 'string' ? parses(kept) : isStoredSettings(kept))

const isWidget = (value: unknown): value is DesignWidget =>
  isFields(value) &&
  hasOnly(value, 'settings', 'children', 'row', 'kept') &&
  isStoredSettings(value.settings) &&
  (value.children === undefined || isIds(value.children)) &&
  (value.row === undefined || isRow(value.row)) &&
  isKept(value.kept)

const areZones = (value: unknown): boolean =>
  isFields(value) && hasOnly(value, ...zones) && zones.every((zone) => isIds(value[zone]))

/** The ids of the page settings. Their number never changes. */
const pageIds = (document: DesignDocument): string[] =>
  document.zones.body.filter((id) => widgetOf(document, id)?.settings.type === pageType)

/** A panel stands in the zone that its settings name, or where it was stored before with the same settings. */
function standsInZone(document: DesignDocument, base: DesignDocument | undefined, zone: Zone, id: string) {
  const settings = widgetOf(document, id)?.settings
  if (settings?.type !== panelType || zoneOfPanel(settings) === zone) return true
  const before = base && widgetOf(base, id)
  return (
    base?.zones[zone].includes(id) === true &&
    before !== undefined &&
    zoneOfPanel(before.settings) === zoneOfPanel(settings)
  )
}

/**
 * Whether a value is a whole document: known keys only, every widget in exactly one place, children in panels of a zone
 * only, no row twice, the page settings where they were.
 *
 * @param base the document before a change: its widgets are not checked again, and its irregularities may stay
 */
export function isDocument(value: unknown, base?: DesignDocument): value is DesignDocument {
  if (!isFields(value) || !hasOnly(value, 'widgets', 'zones')) return false
  if (!isFields(value.widgets) || !areZones(value.zones)) return false
  for (const [id, widget] of Object.entries(value.widgets))
    if (widget !== base?.widgets[id] && !(isId(id) && isWidget(widget))) return false
  const document = value as unknown as DesignDocument
  const seen = new Set<string>()
  const rows = new Set<number>()
  const placed = (id: string): DesignWidget | undefined => {
    const widget = seen.has(id) ? undefined : widgetOf(document, id)
    seen.add(id)
    if (widget?.row && rows.has(widget.row.id)) return undefined
    if (widget?.row) rows.add(widget.row.id)
    return widget
  }
  for (const zone of zones)
    for (const id of document.zones[zone]) {
      const widget = placed(id)
      if (!widget || (widget.settings.type === panelType) !== (widget.children !== undefined)) return false
      if (!standsInZone(document, base, zone, id)) return false
      for (const child of widget.children ?? []) {
        const inner = placed(child)
        if (!inner || inner.children !== undefined) return false
      }
    }
  if (seen.size !== Object.keys(document.widgets).length) return false
  const settings = pageIds(document)
  return base ? sameIds(settings, pageIds(base)) : settings.length > 0
}

const sameIds = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))
