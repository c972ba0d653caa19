import * as z from 'zod/mini'
import { isFields } from '@/lib/domain/fields'
import { align, color, commonDefaults, commonShape, link, px, storedGoods, prepared } from '@/widgets/common'
import { sampleGoods } from '@/widgets/goods-tabs'
import { without } from '@/widgets/unfilled'
import { defineContract } from '@/widgets/widget'

/** Products of a shop that the widget shows, and labels of a shop that it keeps (spec 4 §W0020). */
export const goodsPlaces = 3
const maxTags = 2

const isProduct = (value: unknown): boolean => isFields(value) && 'goods_id' in value

/** The first valid entries of a list: a broken one must not lose the others. */
const entries =
  (count: number, isValid: (value: unknown) => boolean = isFields) =>
  (value: unknown): unknown[] =>
    Array.isArray(value) ? (value as unknown[]).filter(isValid).slice(0, count) : []

/** A shop as the picker stores it, with the operator's picture and products. */
const storedShop = z.looseObject({
  shop_id: z.catch(z.union([z.number(), z.string()]), ''),
  shop_name: z.catch(z.string(), ''),
  shop_pic: z.catch(z.string(), ''),
  pathData: z.catch(link(), {}),
  banner: z.catch(z.string(), ''),
  logo: z.catch(z.string(), ''),
  tag_list: prepared(
    entries(maxTags),
    z.array(
      z.looseObject({
        tag_id: z.catch(z.union([z.number(), z.string()]), ''),
        tag_name: z.catch(z.string(), ''),
      }),
    ),
  ),
  goods_list: prepared(entries(goodsPlaces, isProduct), z.array(storedGoods())),
})
export type StoredShop = z.output<typeof storedShop>

const schema = z.looseObject({
  ...commonShape,
  text: z.string(),
  titleAlign: align(),
  /** Without the title the shops begin at the top. */
  wgtHiddenTitle: z.boolean(),
  /** Whether the title has a coloured bar and ornaments. */
  titleBackground: z.boolean(),
  wgtBackgroundColor1: color(),
  wgtBackgroundColor2: color(),
  wgtTitleFontSize: px(),
  wgtTitleColor: color(),
  wgtPriceFontSize: px(),
  wgtPriceColor: color(),
  /** The title links to `moreLinkData`. */
  showMore: z.boolean(),
  moreLinkData: link(),
  columnNums: px(1, 10),
  /** In the designer: places without a product are not drawn. Pages never draw them. */
  wgtHideUnselectedItems: z.boolean(),
  data: z.array(storedShop),
})
export type RecommendedShopsSettings = z.output<typeof schema>

/** A new shop. */
export const sampleShop = (): StoredShop => ({
  shop_id: '',
  shop_name: '商铺名称',
  shop_pic: '',
  pathData: {},
  banner: '',
  logo: '',
  tag_list: [],
  goods_list: sampleGoods(goodsPlaces),
})

/** Recommended shops with a picture and three products each. */
export const W0020 = defineContract({
  type: 'W0020',
  name: '为你推荐',
  group: '业务组件',
  placement: 'both',
  schema,
  defaults: {
    ...commonDefaults('W0020', '为你推荐'),
    height: 430,
    widthDisabled: true,
    heightDisabled: true,
    text: '为你推荐',
    titleAlign: 'center',
    wgtHiddenTitle: false,
    titleBackground: true,
    wgtBackgroundColor1: '#FF5A00',
    wgtBackgroundColor2: '#FF8600',
    wgtTitleFontSize: 28,
    wgtTitleColor: '#FFFFFF',
    wgtPriceFontSize: 18,
    wgtPriceColor: '#FF0036',
    showMore: true,
    moreLinkData: {},
    columnNums: 2,
    wgtHideUnselectedItems: false,
    data: [sampleShop(), sampleShop()],
  },
  unfilled: ({ data }) => without('shops', data),
  texts: ({ text, data }) => [text, ...data.map(({ shop_name }) => shop_name)],
})
