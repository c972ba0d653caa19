import * as z from 'zod/mini'
import { colourInvalid } from '@/lib/domain/messages/content'
import { maxPixels, pageWidth } from './measure'
import type { ListLimits } from './setting-fields'

/** Colours become styles, so only hex and rgb(a) are accepted: nothing else can be injected. */
const colorPattern = /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|rgba?\([\d\s.,%/]{1,60}\)|transparent|)$/i
export const color = () => z.string().check(z.regex(colorPattern, colourInvalid))

/** Changes a stored value before its schema checks it. */
export const prepared = <S extends z.ZodMiniType>(change: (value: unknown) => unknown, schema: S) =>
  z.pipe(z.transform(change), schema)

/** Accepts numbers that were stored as text. */
export const numeric = <S extends z.ZodMiniType<number>>(schema: S) =>
  prepared((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value), schema)

/** A length in pixels. */
export const px = (min = 0, max = maxPixels) =>
  numeric(z.number('请输入数字').check(z.minimum(min, `不能小于${min}`), z.maximum(max, `不能大于${max}`)))

/** A part of a whole, 0 to 1. */
export const fraction = () => numeric(z.number().check(z.minimum(0), z.maximum(1)))

/** A length in pixels, or `auto`. */
const pxOrAuto = () => z.union([z.literal('auto'), px(-2000)])

/** A link target. Its other keys depend on `linkPage`; `widgetHref` of lib/web validates them. */
export const link = () =>
  prepared(
    // Other designers store an empty text or list for no link.
    (value) => (Array.isArray(value) || value === null || value === '' ? {} : value),
    z.looseObject({ linkPage: z.optional(z.string()), linkPageLabel: z.optional(z.string()) }),
  )

/** A list with its limits and their messages (spec 2 §5). */
export const list = <E extends z.ZodMiniType>(
  entry: E,
  { min = 0, tooFew, max = Infinity, tooMany }: ListLimits,
) => z.array(entry).check(z.minLength(min, tooFew), z.maxLength(max, tooMany))

export const align = () => z.enum(['left', 'center', 'right'])

/** Size, position, spacing, borders and colours, which every widget has (spec 4 §A0.1, spec 4 §A0.6). */
export const commonShape = {
  type: z.string(),
  name: z.string(),
  uuid: z.string(),
  /** Whether the widget is inside a free panel. */
  leaf: z.boolean(),
  x: px(-2000),
  y: px(-2000),
  width: px(0, pageWidth),
  height: px(),
  heightShow: z.boolean(),
  heightDisabled: z.boolean(),
  widthDisabled: z.boolean(),
  /** Width and height keep their ratio. Types without that store 'disabled'. */
  proportion: z.union([z.boolean(), z.literal('disabled')]),
  proportionDisabled: z.boolean(),
  marginTop: px(-2000),
  marginBottom: px(-2000),
  marginLeft: pxOrAuto(),
  marginRight: pxOrAuto(),
  paddingTop: px(),
  paddingRight: px(),
  paddingBottom: px(),
  paddingLeft: px(),
  borderTopWidth: px(),
  borderRightWidth: px(),
  borderBottomWidth: px(),
  borderLeftWidth: px(),
  borderTopColor: color(),
  borderRightColor: color(),
  borderBottomColor: color(),
  borderLeftColor: color(),
  borderRadius: px(),
  foregroundColor: color(),
  backgroundColor: color(),
  customerThemeEnabled: z.boolean(),
  wgtTheme: color(),
}
export type CommonSettings = z.output<z.ZodMiniObject<typeof commonShape>>

/** The default common settings of one type. */
export const commonDefaults = (type: string, name: string): CommonSettings => ({
  type,
  name,
  uuid: '',
  leaf: false,
  x: 0,
  y: 0,
  width: pageWidth,
  height: 20,
  heightShow: true,
  heightDisabled: false,
  widthDisabled: false,
  proportion: false,
  proportionDisabled: true,
  marginTop: 0,
  marginBottom: 0,
  marginLeft: 'auto',
  marginRight: 'auto',
  paddingTop: 0,
  paddingRight: 0,
  paddingBottom: 0,
  paddingLeft: 0,
  borderTopWidth: 0,
  borderRightWidth: 0,
  borderBottomWidth: 0,
  borderLeftWidth: 0,
  borderTopColor: '#ffffffff',
  borderRightColor: '#ffffffff',
  borderBottomColor: '#ffffffff',
  borderLeftColor: '#ffffffff',
  borderRadius: 0,
  foregroundColor: '#ffffffff',
  backgroundColor: '#ffffffff',
  customerThemeEnabled: false,
  wgtTheme: '#000000ff',
})

/** A product as the picker stores it (spec 4 §A0.7). Name and prices are those of the time of picking. */
export const storedGoods = () =>
  z.looseObject({
    goods_id: z.union([z.number(), z.string()]),
    itemId: z.optional(z.union([z.number(), z.string()])),
    goods_pic: z.catch(z.string(), ''),
    price: z.catch(px(0, 1e12), 0),
    market_price: z.catch(z.optional(px(0, 1e12)), undefined),
    goods_name: z.catch(z.string(), ''),
    brief: z.catch(z.optional(z.string()), undefined),
    linkPage: z.optional(z.string()),
    linkPageLabel: z.optional(z.string()),
  })
export type StoredGoods = z.output<ReturnType<typeof storedGoods>>
