import { pageType, type DesignDocument } from './document'
import { writePage } from './rows'

export const limits = {
  /** Widgets of a page in all, with its header, its footer and all children. */
  widgets: 500,
  /** Children of a free panel. */
  children: 200,
  /** Bytes of the stored page. */
  bytes: 2 * 1024 * 1024,
  /** Levels of lists and objects inside the settings of a widget. */
  depth: 32,
  /** Patches of one save. */
  patches: 5000,
} as const

const depthWithin = (value: unknown, levels: number): boolean => {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((one) => depthWithin(one, levels - 1))
}

/** Whether lists and objects are nested no deeper than settings may be. */
export const isShallow = (value: unknown): boolean => depthWithin(value, limits.depth)

/**
 * Lengths of the lists of children that are still inside settings: an imported page may have panels in panels, which
 * the document does not take apart.
 */
function innerLists(value: unknown, key = ''): number[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.entries(value).flatMap(([name, one]) =>
    innerLists(one, Array.isArray(value) ? '' : name),
  )
  return key === 'childWidgets' && Array.isArray(value) ? [value.length, ...below] : below
}

const bytesOf = (document: DesignDocument): number => {
  const { rows, header, footer } = writePage(document)
  return new TextEncoder().encode(`${header}${rows.map(({ config }) => config).join('')}${footer}`).length
}

/**
 * Why the page is too large to be edited; undefined when it is not. A page beyond the limits stays stored and opens
 * read-only with this sentence.
 */
export function limitProblem(document: DesignDocument): string | undefined {
  const all = Object.values(document.widgets)
  if (!all.every(({ settings, kept }) => isShallow(settings) && isShallow(kept))) return '挂件内容层级过深'
  const inner = all.flatMap(({ settings, kept }) => [...innerLists(settings), ...innerLists(kept)])
  const widgets = all.filter(({ settings }) => settings.type !== pageType).length
  if (inner.reduce((sum, length) => sum + length, widgets) > limits.widgets)
    return `一个页面最多${limits.widgets}个挂件`
  if (Math.max(0, ...inner, ...all.map(({ children = [] }) => children.length)) > limits.children)
    return `一个自由面板最多${limits.children}个挂件`
  if (bytesOf(document) > limits.bytes) return `页面内容不能超过${limits.bytes / 1024 / 1024}MB`
  return undefined
}
