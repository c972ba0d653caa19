/** Requests of visitors and programs, one after the other: the mix of `memory`. */
import { orderForm } from '../../fixtures/orders/order-form.ts'
import { api, type Demo } from './demo-requests.ts'
import type { LoadRequest } from './load.ts'
import type { BenchMall } from './malls.ts'
import type { MixPart } from './steady-load.ts'

const first = <T>(list: readonly T[], index: number): T => {
  const one = list[index % list.length]
  if (one === undefined) throw new Error('The demo mall has none of these.')
  return one
}

const orderOf = (itemId: number): string => {
  const form = new URLSearchParams(orderForm)
  // An order of its own sku leaves the cart as it is.
  form.delete('cart_type')
  form.set('items', JSON.stringify([{ item_id: itemId, num: 1 }]))
  return form.toString()
}

const pictureWidths = [240, 480, 720, 960]

/** Paths of pages that do not exist, no two the same: programs guess, crawlers keep old addresses. */
const missingPaths = [
  (index: number) => `/items/${900_000_000 + index}`,
  (index: number) => `/items?tag=none${index}`,
  (index: number) => `/items?cat_id=${900_000 + index}`,
  (index: number) => `/items?cat_id=101&page=${1000 + (index % 8999)}`,
  (index: number) => `/product/none/${index}`,
  (index: number) => `/custompage?pageid=${900_000 + index}`,
]

/** @param pictures paths of pictures of products, without width */
export function mallMix(mall: BenchMall, demo: Demo, pictures: readonly string[]): MixPart[] {
  const { tokens, itemIds } = mall
  const cart = `${api}/cart/list?cart_type=cart&shop_type=distributor&company_id=1`
  const get = (path: string): LoadRequest => ({ path })
  return [
    { what: 'home', share: 2, at: () => get('/') },
    // Cold the first time, warm from then on, and cold again when an order changes it.
    { what: 'product', share: 8, at: (index) => get(`/items/${first(demo.itemIds, index)}`) },
    { what: 'list', share: 3, at: (index) => get(`/items?cat_id=${first(demo.categoryIds, index)}`) },
    {
      what: 'search',
      share: 2,
      at: (index) => get(`/items?keywords=${encodeURIComponent(first(demo.words, index))}`),
    },
    {
      what: 'call of a list',
      share: 4,
      at: (index) =>
        get(
          `${api}/goods/items?category_id=${first(demo.categoryIds, index)}&company_id=1&page=1&pageSize=18`,
        ),
    },
    { what: 'cart', share: 3, at: (index) => ({ path: cart, token: first(tokens, index) }) },
    {
      what: 'order',
      share: 1,
      at: (index) => ({
        path: `${api}/order_new`,
        method: 'POST',
        token: first(tokens, index),
        form: orderOf(first(itemIds, index)),
      }),
    },
    {
      what: 'sign-in',
      share: 1,
      at: () => ({
        path: `${api}/login`,
        method: 'POST',
        form: 'company_id=1&username=13800138000&password=Mall2026',
      }),
    },
    {
      what: 'picture',
      share: 3,
      at: (index) =>
        get(`${first(pictures, index)}?w=${first(pictureWidths, Math.floor(index / pictures.length))}`),
    },
    {
      what: 'missing page',
      share: 3,
      at: (index) => get(first(missingPaths, index)(index)),
    },
  ]
}
