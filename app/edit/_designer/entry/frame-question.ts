import type { Question } from '@/lib/client/press/confirm'
import { widgetOf, type DesignDocument, type Zone } from '@/lib/domain/design/document'
import { entryOf, type WidgetType } from '@/lib/domain/design/widget-type'
import { differencesBetween, partOf } from '../saving/differences'

/** Header and footer are on every page of the mall, the designed ones and the others. */
export const allPages = (designedPages: number): string => `商城的所有页面（包括${designedPages}个装修页面）`

/** Contents of the built-in header or footer that a designed one replaces. */
const builtIn = {
  header: '自带的头部（标志、搜索、购物车、商品分类）在电脑和平板上不再显示',
  footer: '自带的尾部（服务承诺、帮助链接、备案信息）不再显示',
} as const
const names = { header: '头部', footer: '尾部' } as const
const frame = ['header', 'footer'] as const satisfies readonly Zone[]

/** Functions that shoppers look for in a header. */
const duties = ['搜索', '购物车', '商品分类'] as const

/** The function of a header that a widget provides; null for none. */
const dutyOf: Record<WidgetType, (typeof duties)[number] | null> = {
  W0000: null,
  W0001: null,
  W0002: null,
  W0003: null,
  W0004: null,
  W0005: null,
  W0006: null,
  W0007: '商品分类',
  W0008: '搜索',
  W0010: '购物车',
  W0011: null,
  W0012: null,
  W0013: null,
  W0014: null,
  W0015: null,
  W0016: null,
  W0017: null,
  W0018: null,
  W0019: null,
  W0020: null,
  W0021: null,
  W0022: '商品分类',
}

const typesIn = (page: DesignDocument, zone: Zone): string[] =>
  page.zones[zone].flatMap((panel) =>
    (widgetOf(page, panel)?.children ?? []).map((id) => widgetOf(page, id)?.settings.type ?? ''),
  )

function sentencesOf(before: DesignDocument | null, after: DesignDocument, zone: (typeof frame)[number]) {
  const name = names[zone]
  const types = typesIn(after, zone)
  const hadContent = before !== null && typesIn(before, zone).length > 0
  // Panels without children are not shown: the built-in part stays.
  if (types.length === 0) return hadContent ? [`${name}已清空，恢复商城自带的${name}。`] : []
  if (hadContent) return []
  const provided = types.map((type) => entryOf(dutyOf, type))
  const missing = duties.filter((duty) => !provided.includes(duty))
  return [
    `改用这里的${name}，${builtIn[zone]}。`,
    ...(zone === 'header' && missing.length > 0
      ? [`新头部里没有${missing.join('、')}，顾客在页面顶部找不到它们。`]
      : []),
    `以后清空${name}再发布，会恢复自带的${name}。`,
  ]
}

/**
 * The question before a changed header or footer is published; undefined while both are unchanged.
 *
 * @param before the page with the public header and footer; null while they are not known
 * @param pages the designed pages in use
 */
export function frameQuestion(
  before: DesignDocument | null,
  after: DesignDocument,
  pages: number,
): Question | undefined {
  if (before && differencesBetween(partOf(before, frame), partOf(after, frame)).length === 0) return undefined
  const sentences = frame.flatMap((zone) => sentencesOf(before, after, zone))
  if (sentences.length === 0)
    return { text: `头部或尾部有修改，发布后${allPages(pages)}都会更新。继续吗？`, okText: '发布' }
  return {
    title: '商城的每个页面都会改变',
    text: [`发布后，${allPages(pages)}都会更新：`, ...sentences].join('\n'),
    okText: '仍然发布',
    danger: true,
  }
}
