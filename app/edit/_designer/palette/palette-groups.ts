import { entryOf, type PaletteType } from '@/lib/domain/design/widget-type'
import { initialsOf } from '../actions/initials'
import { contractOf, paletteTypes } from '../document/catalogue'

const tabs = '选项卡 标签页 页签 tab 商品列表'
const slides = '幻灯片 轮播图 焦点图 banner'
const categories = '分类 类目 目录'

/** Other words that operators use for a widget, and find it by. */
const words: Record<PaletteType, string> = {
  W0001: slides,
  W0002: '商品列表 货架 goods',
  W0003: '图片 热点 切图 image',
  W0004: '品牌 合作 logo',
  W0005: tabs,
  W0006: '容器 画布 自由布局 panel',
  W0007: categories,
  W0008: '搜索框 热词 search',
  W0010: 'cart',
  W0011: '文字 标题 段落 text',
  W0012: '卡片 拼图 楼层',
  W0013: '横向菜单 导航条 menu',
  W0014: tabs,
  W0015: tabs,
  W0016: '双图 图片',
  W0017: `${tabs} 主图`,
  W0018: `排行 ${slides}`,
  W0019: '门店 店铺 地图 定位 shop',
  W0020: '店铺 推荐 shop',
  W0021: '券 领券 coupon',
  W0022: categories,
}

/** One line about each widget; empty where its name is clear. */
const descriptions: Record<PaletteType, string> = {
  W0001: '',
  W0002: '',
  W0003: '',
  W0004: '',
  W0005: '标签切换，一大六小',
  W0006: '',
  W0007: '全部分类加一排链接',
  W0008: '',
  W0010: '',
  W0011: '',
  W0012: '图片、商品或优惠券卡片',
  W0013: '可左右滚动的一行链接',
  W0014: '标签切换，一大九小',
  W0015: '标签切换，带价格的十一款',
  W0016: '标题和上下两张图片',
  W0017: '左侧长图，右侧标签商品',
  W0018: '每页四款的商品轮播',
  W0019: '',
  W0020: '',
  W0021: '',
  W0022: '主类目加一排链接',
}

/** One line about a widget; undefined where its name says it. */
export const descriptionOf = (type: string): string | undefined => entryOf(descriptions, type) || undefined

export interface PaletteEntry {
  type: string
  name: string
}

/** Whether a widget is meant by a search: by name, initials, type or another word for it. */
export function isMeant(type: string, wanted: string): boolean {
  const name = contractOf(type)?.name ?? ''
  const texts = [type, name, initialsOf(name), entryOf(words, type) ?? '']
  return texts.some((text) => text.toLowerCase().includes(wanted))
}

/** The widgets of the palette by group, those that match the search. */
export function paletteGroups(search = ''): { title: string; entries: PaletteEntry[] }[] {
  const wanted = search.trim().toLowerCase()
  const entries = paletteTypes.map((type) => ({ type, name: contractOf(type)?.name ?? type }))
  const found = entries.filter(({ type }) => isMeant(type, wanted))
  return ['基础挂件', '业务组件']
    .map((title) => ({ title, entries: found.filter(({ type }) => contractOf(type)?.group === title) }))
    .filter((group) => group.entries.length > 0)
}
