import {
  panelType,
  positionOf,
  widgetOf,
  zones,
  type DesignDocument,
  type DesignWidget,
  type StoredSettings,
  type Zone,
} from '@/lib/domain/design/document'
import { isDocument } from '@/lib/domain/design/integrity'
import { sameJson } from './differences'

/** A page before two people changed it, and the page of each of them. */
interface Three {
  base: DesignDocument
  mine: DesignDocument
  theirs: DesignDocument
}

/** The panel around a widget, else its zone; undefined where the widget is not. */
const containerOf = (document: DesignDocument, id: string): string | undefined => {
  const place = positionOf(document, id)
  return place?.panel ?? place?.zone
}

const listOf = (document: DesignDocument, container: string): readonly string[] =>
  zones.includes(container as Zone)
    ? document.zones[container as Zone]
    : (widgetOf(document, container)?.children ?? [])

const isChanged = ({ base, mine }: Three, id: string): boolean =>
  !sameJson(widgetOf(base, id)?.settings, widgetOf(mine, id)?.settings) ||
  containerOf(base, id) !== containerOf(mine, id)

/** Widgets that I removed are removed; a widget that the other removed stays when I changed it or one inside it. */
function isKept(three: Three, id: string): boolean {
  const [base, mine, theirs] = [three.base, three.mine, three.theirs].map((one) => widgetOf(one, id))
  if (!base) return true
  if (!mine) return false
  if (theirs) return true
  return isChanged(three, id) || mine.children?.some((child) => isChanged(three, child)) === true
}

/** Settings one by one: mine where I changed them, else theirs. */
function mergedSettings(base: StoredSettings, mine: StoredSettings, theirs: StoredSettings): StoredSettings {
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(mine)])]
  const values = names.flatMap((name) => {
    const from = sameJson(base[name], mine[name]) ? theirs : mine
    return Object.hasOwn(from, name) ? [[name, from[name]]] : []
  })
  return Object.fromEntries(values) as StoredSettings
}

/**
 * The sequence is mine when I changed it, else theirs; entries that only the other list has follow their neighbour
 * there.
 */
function mergedList(
  { base, mine, theirs }: Three,
  container: string,
  members: ReadonlySet<string>,
): string[] {
  const [before, own, other] = [base, mine, theirs].map((one) => listOf(one, container)) as [
    readonly string[],
    readonly string[],
    readonly string[],
  ]
  const [first, second] = sameJson(before, own) ? [other, own] : [own, other]
  const list = first.filter((id) => members.has(id))
  second.forEach((id, index) => {
    if (!members.has(id) || list.includes(id)) return
    const neighbour = second.slice(0, index).findLast((one) => list.includes(one))
    list.splice(neighbour === undefined ? 0 : list.indexOf(neighbour) + 1, 0, id)
  })
  return list
}

/**
 * My page with the changes of the other added: additions of both stay, removals of both count, and where both changed
 * the same setting or place, it is mine. A whole document; mine alone where the two do not fit together.
 * @param three.base the page on which I began, as it was saved
 */
export function merged(three: Three): DesignDocument {
  const { base, mine, theirs } = three
  const all = [base, theirs, mine].flatMap(({ widgets }) => Object.keys(widgets))
  const kept = [...new Set(all)].filter((id) => isKept(three, id))
  const members = new Map<string, Set<string>>()
  for (const id of kept) {
    const isMine =
      widgetOf(mine, id) && (!widgetOf(theirs, id) || containerOf(base, id) !== containerOf(mine, id))
    const container = containerOf(isMine ? mine : theirs, id)
    if (container === undefined) continue
    // Removing a panel removes its children.
    if (!zones.includes(container as Zone) && !kept.includes(container)) continue
    members.set(container, (members.get(container) ?? new Set()).add(id))
  }
  const of = (container: string) => mergedList(three, container, members.get(container) ?? new Set())
  const widgetFor = (id: string): DesignWidget => {
    const [before, own, other] = [widgetOf(base, id), widgetOf(mine, id), widgetOf(theirs, id)]
    const { children: _children, row: _row, ...rest } = (own ?? other) as DesignWidget
    const settings =
      before && own && other ? mergedSettings(before.settings, own.settings, other.settings) : rest.settings
    // The number of the row is that of the server.
    const row = other?.row
    return {
      ...rest,
      settings,
      ...(row && { row }),
      ...(settings.type === panelType && { children: of(id) }),
    }
  }
  const placed = zones.flatMap((zone) =>
    of(zone).flatMap((id) => [id, ...(members.has(id) ? (members.get(id) ?? []) : [])]),
  )
  const result = {
    widgets: Object.fromEntries(placed.map((id) => [id, widgetFor(id)])),
    zones: Object.fromEntries(zones.map((zone) => [zone, of(zone)])) as unknown as DesignDocument['zones'],
  }
  return isDocument(result, theirs) ? result : mine
}
