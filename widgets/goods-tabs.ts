import * as z from 'zod/mini'
import {
  color,
  commonDefaults,
  commonShape,
  link,
  list,
  px,
  storedGoods,
  type StoredGoods,
  prepared,
} from './common'
import { parseId, type WidgetGoods, type WidgetLoader } from './loader'
import type { ListLimits } from './setting-fields'

/** Shared parts of the showcases W0005, W0014, W0015 and W0017: a title and tabs of products. */

/** How many tabs a showcase has, and products a tab: one message for both (spec 2 §5). */
export const tabLimits: ListLimits = { min: 1, tooFew: '请至少添加1个商品' }

const isRow = (value: unknown): boolean => typeof value === 'object' && value !== null

/** A broken row of products must not lose the others of its tab. */
const rows = (value: unknown): unknown => (Array.isArray(value) ? value.filter(isRow) : value)

const goodsTabs = () =>
  list(
    z.looseObject({
      text: z.catch(z.string(), ''),
      data: prepared(rows, list(storedGoods(), tabLimits)),
    }),
    tabLimits,
  )

/** Title, tabs and the link 更多 of a showcase. */
export const tabsShape = {
  text: z.string(),
  showMore: z.boolean(),
  moreText: z.string(),
  moreLinkData: link(),
  data: goodsTabs(),
}
export type TabsSettings = z.output<z.ZodMiniObject<typeof tabsShape>>

/** The products of a new list or tab. */
export const sampleGoods = (
  count: number,
  more: Partial<StoredGoods> = {},
): TabsSettings['data'][number]['data'] =>
  Array.from({ length: count }, () => ({
    goods_id: '',
    goods_pic: '',
    price: 0,
    goods_name: '商品名称',
    tagList: [],
    linkPage: 'goods',
    linkPageLabel: '商品',
    ...more,
  }))

/** A new tab. */
export const sampleTab = (text: string, count: number): TabsSettings['data'][number] => ({
  text,
  data: sampleGoods(count),
})

export const tabsDefaults = { showMore: false, moreText: '更多', moreLinkData: {} }

/** The settings of a showcase with a badge as its title, besides those of its own type. */
export const showcaseShape = {
  ...commonShape,
  ...tabsShape,
  wgtTextColor: color(),
  wgtBackgroundColor: color(),
  wgtBorderRadius: z.boolean(),
}
export type ShowcaseSettings = z.output<z.ZodMiniObject<typeof showcaseShape>>

/** The default settings of a showcase, with one tab of `count` sample products. */
export const showcaseDefaults = (
  type: string,
  name: string,
  { tab, count }: { tab: string; count: number },
): ShowcaseSettings => ({
  ...commonDefaults(type, name),
  ...tabsDefaults,
  text: `${name} >`,
  wgtTextColor: '#ffffffff',
  wgtBackgroundColor: '#FF5D02',
  wgtBorderRadius: false,
  data: [sampleTab(tab, count)],
})

/** Colours and sizes of a product's texts that some showcases have. */
export const titleShape = { wgtTitleColor: color(), wgtTitleFontSize: px() }
export const titleDefaults = { wgtTitleColor: '#3B3B3B', wgtTitleFontSize: 18 }

/** The products of a showcase as pages show them. */
export interface ShowcaseData {
  tabs: { text: string; goodsIds: number[] }[]
  /** The products of the first tab. The browser fetches those of another tab when it opens. */
  goods: WidgetGoods[]
}

/**
 * Loads the products of a showcase: only the first tab is part of the document, because a home page with all tabs of
 * all floors would have hundreds of cards.
 *
 * @param countOf products that a tab shows
 */
export function showcaseLoader<S extends TabsSettings>(
  countOf: (settings: S) => number,
): WidgetLoader<S, ShowcaseData> {
  const tabsOf = (settings: S): ShowcaseData['tabs'] =>
    settings.data
      .map(({ text, data }) => ({
        text,
        goodsIds: data.flatMap(({ goods_id }) => parseId(goods_id) ?? []).slice(0, countOf(settings)),
      }))
      .filter(({ goodsIds }) => goodsIds.length > 0)
  return {
    request: (settings) => ({ goodsIds: tabsOf(settings)[0]?.goodsIds ?? [] }),
    resolve: (settings, { goods }) => {
      const tabs = tabsOf(settings)
      return { tabs, goods: (tabs[0]?.goodsIds ?? []).flatMap((id) => goods.get(id) ?? []) }
    },
  }
}
