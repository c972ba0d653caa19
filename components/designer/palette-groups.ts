import { contractOf, paletteTypes } from './catalogue'

/** The initials of the Chinese names, so that 轮播 is found by lb. */
const initials: Record<string, string> = {
  W0001: 'lb',
  W0002: 'sp',
  W0003: 'rqt',
  W0004: 'logoq',
  W0005: 'spcc',
  W0006: 'zymb',
  W0007: 'dhcd',
  W0008: 'ss',
  W0010: 'gwc',
  W0011: 'wb',
  W0012: 'cck',
  W0013: 'dhcd',
  W0014: 'ztcc',
  W0015: 'jpcc',
  W0016: 'yxcc',
  W0017: 'tscc',
  W0018: 'rmcc',
  W0019: 'fjsj',
  W0020: 'wntj',
  W0021: 'yhq',
  W0022: 'zlmdh',
}

/** The initials under which a widget is found. */
export const initialsOf = (type: string): string => initials[type] ?? ''

export interface PaletteEntry {
  type: string
  name: string
}

/** The widgets of the palette by group, those that match the search: by name, initials or type. */
export function paletteGroups(search = ''): { title: string; entries: PaletteEntry[] }[] {
  const wanted = search.trim().toLowerCase()
  const entries = paletteTypes.map((type) => ({ type, name: contractOf(type)?.name ?? type }))
  const found = entries.filter(({ type, name }) =>
    [type, name, initialsOf(type)].some((text) => text.toLowerCase().includes(wanted)),
  )
  return ['基础挂件', '业务组件']
    .map((title) => ({ title, entries: found.filter(({ type }) => contractOf(type)?.group === title) }))
    .filter((group) => group.entries.length > 0)
}
