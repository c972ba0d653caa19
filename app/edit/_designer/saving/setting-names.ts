import { isKnownType } from '@/widgets/contracts'
import { stylePanel } from '@/widgets/fields/common'
import { keysOf } from '@/widgets/setting-fields'
import { settingPanels } from '@/widgets/setting-panels'

/** Most names of a difference. */
const maxNames = 4

/**
 * The names of changed settings as the settings panel shows them, such as 文本内容、大小; the sides and edges of the tab
 * 组件样式 by their group. Empty for what no operator sees.
 */
export function settingNames(type: string, keys: readonly string[]): string {
  if (!isKnownType(type)) return ''
  const own = settingPanels[type].groups.flatMap(({ title, fields }) =>
    fields.map((field) => ({ name: field.label ?? title, field })),
  )
  const style = stylePanel.groups.flatMap(({ title, fields }) =>
    fields.map((field) => ({ name: title, field })),
  )
  const nameOf = (key: string) =>
    key === 'children'
      ? '里面的组件'
      : [...own, ...style].find(({ field }) => keysOf(field).includes(key))?.name
  const names = [...new Set(keys.flatMap((key) => nameOf(key) ?? []))]
  return names.slice(0, maxNames).join('、') + (names.length > maxNames ? '等' : '')
}
