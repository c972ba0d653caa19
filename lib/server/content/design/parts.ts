import 'server-only'
import {
  pageType,
  widgetOf,
  type DesignDocument,
  type DesignWidget,
  type StoredSettings,
} from '@/lib/domain/design/document'
import { idsInSequence, readPage, storedValue, type StoredPage } from '@/lib/domain/design/rows'

/**
 * The two parts of a document that are stored and versioned separately: the widgets of one page, and the header and
 * footer that all pages share.
 */
export interface PagePart {
  widgets: Record<string, DesignWidget>
  body: readonly string[]
}
export interface FramePart {
  widgets: Record<string, DesignWidget>
  header: readonly string[]
  footer: readonly string[]
}

/** Default page settings; the schema of W0000 completes them. */
const newSettings: StoredSettings = { type: pageType, name: '页面配置' }

/** A free id for a widget of a page whose id also occurs in the header or footer. */
function freeId(id: string, isTaken: (id: string) => boolean): string {
  let next = 1
  while (isTaken(`${id.slice(0, 56)}-${next}`)) next++
  return `${id.slice(0, 56)}-${next}`
}

/** The same page with new ids where they collide with those of the frame. */
function withoutCollisions(page: PagePart, frame: FramePart): PagePart {
  const isTaken = (id: string) => Object.hasOwn(frame.widgets, id) || Object.hasOwn(page.widgets, id)
  const renamed = new Map(
    Object.keys(page.widgets)
      .filter((id) => Object.hasOwn(frame.widgets, id))
      .map((id) => [id, freeId(id, isTaken)]),
  )
  if (renamed.size === 0) return page
  const nameOf = (id: string) => renamed.get(id) ?? id
  const widgets = Object.entries(page.widgets).map(([id, widget]): [string, DesignWidget] => [
    nameOf(id),
    widget.children ? { ...widget, children: widget.children.map(nameOf) } : widget,
  ])
  return { widgets: Object.fromEntries(widgets), body: page.body.map(nameOf) }
}

export function compose(page: PagePart, frame: FramePart): DesignDocument {
  const own = withoutCollisions(page, frame)
  return {
    widgets: { ...frame.widgets, ...own.widgets },
    zones: { header: frame.header, body: own.body, footer: frame.footer },
  }
}

function widgetsIn(document: DesignDocument, ids: readonly string[]): Record<string, DesignWidget> {
  const found: Record<string, DesignWidget> = {}
  for (const id of ids) {
    const widget = widgetOf(document, id)
    if (!widget) continue
    found[id] = widget
    for (const child of widget.children ?? []) {
      const inner = widgetOf(document, child)
      if (inner) found[child] = inner
    }
  }
  return found
}

/** The parts of a document. */
export function split(document: DesignDocument): { page: PagePart; frame: FramePart } {
  const { header, body, footer } = document.zones
  return {
    page: { widgets: widgetsIn(document, body), body },
    frame: { widgets: widgetsIn(document, [...header, ...footer]), header, footer },
  }
}

/** Whether two parts hold the same values; a changed document shares its unchanged parts with the previous one. */
export const isSamePage = (one: PagePart, other: PagePart): boolean =>
  one.body === other.body && sameWidgets(one.widgets, other.widgets)
export const isSameFrame = (one: FramePart, other: FramePart): boolean =>
  one.header === other.header && one.footer === other.footer && sameWidgets(one.widgets, other.widgets)

function sameWidgets(one: Record<string, DesignWidget>, other: Record<string, DesignWidget>): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}

/** The stored rows of a page as a part. */
export const pagePartOf = (rows: StoredPage['rows']): PagePart =>
  split(readPage({ rows, header: '', footer: '' }, newSettings)).page

/** The stored header and footer as a part. */
export const framePartOf = (header: unknown, footer: unknown): FramePart =>
  split(
    readPage(
      { rows: [], header: JSON.stringify(header ?? []), footer: JSON.stringify(footer ?? []) },
      newSettings,
    ),
  ).frame

const emptyZones = { header: [], body: [], footer: [] }

/** A part as a document of its own, for functions that take documents. */
export const pageDocument = ({ widgets, body }: PagePart): DesignDocument => ({
  widgets,
  zones: { ...emptyZones, body },
})
export const frameDocument = ({ widgets, header, footer }: FramePart): DesignDocument => ({
  widgets,
  zones: { ...emptyZones, header, footer },
})

/** The widgets of a zone as values to be stored. */
export const valuesOf = (document: DesignDocument, ids: readonly string[]): unknown[] =>
  ids.map((id) => storedValue(document, id))

/** All settings of a document with their ids, from top to bottom. */
export const settingsOf = (document: DesignDocument): { id: string; settings: StoredSettings }[] =>
  idsInSequence(document).flatMap((id) => {
    const settings = widgetOf(document, id)?.settings
    return settings && settings.type !== '' ? [{ id, settings }] : []
  })
