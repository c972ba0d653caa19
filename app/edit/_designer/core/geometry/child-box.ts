import { widgetOf, type DesignDocument, type StoredSettings } from '@/lib/domain/design/document'
import type { Box } from './box'

/** A stored length; lengths may be texts, and anything else counts as `otherwise`. */
export function lengthOf(settings: StoredSettings, key: string, otherwise = 0): number {
  const value = settings[key]
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : otherwise
}

/** The paddings of a widget, which its box has in addition to its size. */
export const paddingsOf = (settings: StoredSettings) => ({
  x: lengthOf(settings, 'paddingLeft') + lengthOf(settings, 'paddingRight'),
  y: lengthOf(settings, 'paddingTop') + lengthOf(settings, 'paddingBottom'),
})

/** The width of a child whose type has none of its own. */
export const childWidth = 375

/** The box of a child inside its panel: its size and its paddings (spec 4 §W0006). */
export function childBox(settings: StoredSettings): Box {
  const paddings = paddingsOf(settings)
  return {
    x: lengthOf(settings, 'x'),
    y: lengthOf(settings, 'y'),
    width: lengthOf(settings, 'width', childWidth) + paddings.x,
    height: lengthOf(settings, 'height', 20) + paddings.y,
  }
}

/** Width and height of a free panel. */
export const panelSize = (settings: StoredSettings) => ({
  width: lengthOf(settings, 'width', 1190),
  height: lengthOf(settings, 'height', 400),
})

/** The boxes of all children of a panel, in their sequence. */
export const boxesIn = (document: DesignDocument, panel: string): [id: string, box: Box][] =>
  (widgetOf(document, panel)?.children ?? []).flatMap((id) => {
    const settings = widgetOf(document, id)?.settings
    return settings ? [[id, childBox(settings)] as [string, Box]] : []
  })
