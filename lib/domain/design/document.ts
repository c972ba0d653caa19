/** A designed page as the editor and the server change it: every widget once, by its id. Plain JSON. */

/** The settings of a widget as they were stored, unknown keys included. `type` is always a text. */
export type StoredSettings = { readonly type: string } & Readonly<Record<string, unknown>>

export interface DesignWidget {
  readonly settings: StoredSettings
  /** The ids of the children of a free panel; only panels of a zone have it. */
  readonly children?: readonly string[]
  /** The template row that it came from; absent for new widgets and in header and footer. */
  readonly row?: { readonly id: number; readonly name: string }
  /** Stored content that is no widget: written back as it is, never shown. A text in the body, else any JSON value. */
  readonly kept?: unknown
}

/** Header and footer belong to the whole mall, the body to one page. */
export const zones = ['header', 'body', 'footer'] as const
export type Zone = (typeof zones)[number]

/** Parts that are versioned and published separately: a page, and the header and footer that all pages share. */
export type DesignPart = 'page' | 'frame'
export const zonesOfPart: Readonly<Record<DesignPart, readonly Zone[]>> = {
  page: ['body'],
  frame: ['header', 'footer'],
}

export interface DesignDocument {
  readonly widgets: Readonly<Record<string, DesignWidget>>
  /** The ids of each zone from top to bottom. The body has the page settings (W0000), too. */
  readonly zones: Readonly<Record<Zone, readonly string[]>>
}

/** The type of the page settings (spec 4 §W0000): made once for every page, never deleted. */
export const pageType = 'W0000'

/** The type of a free panel (spec 4 §W0006), the only one with children. */
export const panelType = 'W0006'

/** The settings of content that is no widget. */
export const keptSettings: StoredSettings = { type: '' }

/** The widget with this id; undefined when there is none. */
export const widgetOf = ({ widgets }: DesignDocument, id: string): DesignWidget | undefined =>
  Object.hasOwn(widgets, id) ? widgets[id] : undefined

/** The id of the page settings: the first W0000 of the body. */
export const pageIdOf = (document: DesignDocument): string | undefined =>
  document.zones.body.find((id) => widgetOf(document, id)?.settings.type === pageType)

/** Where a widget stands: in a zone, or in a free panel of a zone. */
export interface Position {
  zone: Zone
  /** The panel that contains it; undefined directly in the zone. */
  panel: string | undefined
  /** Its index among the widgets of the panel or of the zone. */
  index: number
}

/** Where the widget stands; undefined for unknown ids. */
export function positionOf(document: DesignDocument, id: string): Position | undefined {
  for (const zone of zones) {
    const index = document.zones[zone].indexOf(id)
    if (index >= 0) return { zone, panel: undefined, index }
    for (const panel of document.zones[zone]) {
      const child = widgetOf(document, panel)?.children?.indexOf(id) ?? -1
      if (child >= 0) return { zone, panel, index: child }
    }
  }
  return undefined
}

/** The zone that the settings of a free panel name (`comptyle`). */
export const zoneOfPanel = ({ comptyle }: StoredSettings): Zone =>
  comptyle === 'header' || comptyle === 'footer' ? comptyle : 'body'

/** An id is a key of an object: names such as `constructor` would find inherited properties. */
export const isId = (id: unknown): id is string =>
  typeof id === 'string' && /^[0-9a-z][\w-]{0,63}$/i.test(id) && !(id in {})

/** Whether a parsed value is a widget: an object with a type. */
export const isStoredSettings = (value: unknown): value is StoredSettings =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  'type' in value &&
  typeof value.type === 'string'
