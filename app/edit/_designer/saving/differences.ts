import { widgetOf, zones, type DesignDocument, type Zone } from '@/lib/domain/design/document'
import type { Patch } from '@/lib/domain/design/patches'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null

/** Fields with a value: JSON text has no others. */
const keysOf = (fields: Fields): string[] => Object.keys(fields).filter((key) => fields[key] !== undefined)

/**
 * Whether two JSON values have the same content. The sequence of keys does not count: the database stores them in one
 * of its own.
 */
export function sameJson(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isFields(one) || !isFields(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = keysOf(one)
  return keys.length === keysOf(other).length && keys.every((key) => sameJson(one[key], other[key]))
}

const allIds = (one: DesignDocument, other: DesignDocument): string[] => [
  ...new Set([...Object.keys(one.widgets), ...Object.keys(other.widgets)]),
]

/** Patches that make `to` of `from`: whole widgets and whole lists, for keeping one's own page after a conflict. */
export function patchesBetween(from: DesignDocument, to: DesignDocument): Patch[] {
  const widgets = allIds(from, to).flatMap((id): Patch[] => {
    const [before, after] = [widgetOf(from, id), widgetOf(to, id)]
    if (sameJson(before, after)) return []
    const path = ['widgets', id]
    if (!after) return [{ op: 'remove', path }]
    return [{ op: before ? 'replace' : 'add', path, value: after }]
  })
  const lists = zones.flatMap((zone): Patch[] =>
    sameJson(from.zones[zone], to.zones[zone])
      ? []
      : [{ op: 'replace', path: ['zones', zone], value: to.zones[zone] }],
  )
  return [...widgets, ...lists]
}

/** Whether two pages have the same content. */
export const samePage = (one: DesignDocument, other: DesignDocument): boolean =>
  one === other || patchesBetween(one, other).length === 0

/** A difference between two pages, seen from `from`. */
export interface Difference {
  id: string
  type: string
  what: 'added' | 'removed' | 'changed'
  /** The settings that a change concerns; `children` for what a panel holds. */
  keys: readonly string[]
}

/** The fields of a widget that operators see: the number of its row changes with every publication. */
const content = (document: DesignDocument, id: string): Fields => {
  const { settings, children, kept } = widgetOf(document, id) ?? {}
  return { ...settings, children, kept }
}

/** The keys whose values differ. */
const changedKeys = (one: Fields, other: Fields): string[] =>
  [...new Set([...keysOf(one), ...keysOf(other)])].filter((key) => !sameJson(one[key], other[key]))

/** The widgets in which two pages differ. */
export const differencesBetween = (from: DesignDocument, to: DesignDocument): Difference[] =>
  allIds(from, to).flatMap((id): Difference[] => {
    const [before, after] = [widgetOf(from, id), widgetOf(to, id)]
    const type = (after ?? before)?.settings.type ?? ''
    if (!before) return [{ id, type, what: 'added', keys: [] }]
    if (!after) return [{ id, type, what: 'removed', keys: [] }]
    const keys = changedKeys(content(from, id), content(to, id))
    return keys.length > 0 ? [{ id, type, what: 'changed', keys }] : []
  })

/** The page with the widgets of some zones only, for comparing them. */
export function partOf(document: DesignDocument, only: readonly Zone[]): DesignDocument {
  const ids = only.flatMap((zone) =>
    document.zones[zone].flatMap((id) => [id, ...(widgetOf(document, id)?.children ?? [])]),
  )
  const kept = zones.map((zone) => [zone, only.includes(zone) ? document.zones[zone] : []])
  return {
    widgets: Object.fromEntries(
      ids.flatMap((id) => (widgetOf(document, id) ? [[id, widgetOf(document, id)]] : [])),
    ),
    zones: Object.fromEntries(kept) as DesignDocument['zones'],
  } as DesignDocument
}
