import { isStoredSettings, panelType, widgetOf, type StoredSettings } from '@/lib/domain/design/document'
import { storedValue } from '@/lib/domain/design/rows'
import { refuse, type Command, type Context, type Refusal } from '../command'
import { insertCopies } from './clipboard'

/** The selected free panel; undefined when it is not the only thing that is selected. */
export function selectedPanel({
  document,
  selection,
}: Pick<Context, 'document' | 'selection'>): string | undefined {
  const [id] = selection
  if (id === undefined || selection.length > 1) return undefined
  return widgetOf(document, id)?.settings.type === panelType ? id : undefined
}

/**
 * A free panel as a combined module: without the ids of its widgets and rows, and with an empty `href` (spec 4 §B6).
 */
export function moduleParams(
  { document }: Pick<Context, 'document'>,
  id: string,
): StoredSettings | undefined {
  const stored = storedValue(document, id)
  return isStoredSettings(stored) && stored.type === panelType ? withoutIds(stored) : undefined
}

function withoutIds({ uuid: _uuid, id: _row, ...settings }: StoredSettings): StoredSettings {
  const children = Array.isArray(settings.childWidgets)
    ? settings.childWidgets.filter(isStoredSettings)
    : undefined
  return {
    ...(settings as StoredSettings),
    ...('href' in settings && { href: [] }),
    ...(children && { childWidgets: children.map(withoutIds) }),
  }
}

function parsePanel(params: string): StoredSettings | undefined {
  try {
    const value: unknown = JSON.parse(params)
    return isStoredSettings(value) && value.type === panelType ? value : undefined
  } catch {
    return undefined
  }
}

/** Adds a copy of a combined module with new ids after the selection. @param params a free panel as JSON text */
export const insertModule =
  (params: string, name: string) =>
  (context: Context): Command | Refusal => {
    const panel = parsePanel(params)
    return panel ? insertCopies([panel], `添加组合模块${name}`)(context) : refuse('组合模块内容不正确')
  }
