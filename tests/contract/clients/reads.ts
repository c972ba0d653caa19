import { z } from 'zod'

/** The fields of an answer that the clients read; others are not checked. */

export const publicOrigin = 'https://mall.example'

/** A picture that a page of another origin can show (contract clients F2). */
export const picture = z
  .string()
  .refine(
    (url) => url === '' || url.startsWith('data:') || url.startsWith(`${publicOrigin}/`),
    'is no absolute picture URL',
  )
/** A picture that has to be there. */
export const shownPicture = picture.refine((url) => url !== '', 'has no picture')

/** A JSON text, parsed as the client does. */
export const jsonOf = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'is no JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)

/** A moment as pages print it. */
export const dateTime = z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)

export const anything = z.looseObject({})
export const listOf = <T extends z.ZodType>(row: T) =>
  z.object({ list: z.array(row), total_count: z.coerce.number() })

/** A row of a product list; rows without these are dropped silently. */
export const listedGoods = z.object({
  item_id: z.coerce.number(),
  itemName: z.string().min(1),
  price: z.number(),
  pics: z.array(shownPicture).min(1),
})

export const recommended = listOf(listedGoods)

/** The page of a product. */
export const goodsPage = z.object({
  item_id: z.coerce.number(),
  itemName: z.string().min(1),
  price: z.number(),
  store: z.number(),
  nospec: z.boolean(),
  pics: z.array(shownPicture).min(1),
  /** Both call string methods of it. */
  intro: z.string().refine((html) => !/(?:src|poster)="\/(?!\/)/.test(html), 'has a picture without origin'),
  spec_items: z.array(z.object({ item_id: z.coerce.number(), price: z.number(), store: z.number() })),
  item_params: z.array(anything),
  kaquan_list: z.object({ list: z.array(anything), total_count: z.coerce.number() }),
})

const line = z.object({
  cart_id: z.coerce.number(),
  item_id: z.coerce.number(),
  item_name: z.string().min(1),
  num: z.coerce.number(),
  price: z.number(),
  pics: shownPicture,
  is_checked: z.boolean(),
})
export const cartList = z.object({
  valid_cart: z.array(
    z.object({
      list: z.array(line),
      cart_total_price: z.number(),
      discount_fee: z.number(),
      item_fee: z.number(),
    }),
  ),
  invalid_cart: z.array(anything),
})

/** The cart of a visitor (contract trade §2.2). */
export const visitorCart = z.tuple([])

export const addressList = z.object({
  list: z.array(
    z.object({
      address_id: z.coerce.number(),
      username: z.string(),
      telephone: z.string(),
      province: z.string(),
      city: z.string(),
      county: z.string(),
      adrdetail: z.string(),
    }),
  ),
})

export const preview = z.object({
  total_fee: z.coerce.number(),
  item_fee: z.coerce.number(),
  freight_fee: z.coerce.number(),
  items: z
    .array(z.object({ item_id: z.coerce.number(), num: z.coerce.number(), pic: shownPicture.optional() }))
    .min(1),
})

/** Clients switch over these; an unknown code would be a payment method that cannot be selected. */
export const payMethods = (known: readonly string[]) =>
  z
    .array(
      z.object({ pay_type_code: z.enum(known as [string, ...string[]]), pay_type_name: z.string().min(1) }),
    )
    .min(1)

export const placed = z.object({ order_id: z.string().min(1) })
export const login = z.object({ token: z.string().min(20) })
export const member = z.object({
  memberInfo: z.object({ user_id: z.coerce.number().min(1), avatar: picture }),
})

/** An order on its page. */
export const orderPage = z.object({
  orderInfo: z.object({
    order_id: z.string(),
    order_status: z.string(),
    pay_status: z.string().optional(),
    items: z.array(z.object({ item_name: z.string(), pic: shownPicture })).min(1),
  }),
})
