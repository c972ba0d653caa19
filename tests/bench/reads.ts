/** Measures reads: calls and pages, with and without the cache, on both databases. */
import { orderForm } from '../fixtures/orders/order-form.ts'
import { placeAll } from '../fixtures/orders/place-orders.ts'
import { measureColdPages } from './lib/cold-pages.ts'
import {
  api,
  asGuest,
  asMembers,
  type Demo,
  listQueries,
  newEachTime,
  readDemo,
  searchQueries,
} from './lib/demo-requests.ts'
import { type BenchMall, onEachDatabase } from './lib/malls.ts'
import { measureCall, type MeasuredCall } from './lib/measure-call.ts'
import type { Bench, Outcome } from './lib/registry.ts'

const members = 400
const ordersPerMember = 2
const pageHeaders = { 'accept-encoding': 'br' }

/** Calls with the same answer for all callers. */
function publicCalls(demo: Demo, tokens: readonly string[]): MeasuredCall[] {
  const searches = searchQueries(demo)
  const lists = listQueries(demo)
  const goods = demo.itemIds.map((id) => ({ path: `${api}/goods/items/${id}?company_id=1` }))
  const goodsUncached = demo.itemIds.map((id) => ({
    path: `${api}/goods/items/{n}?goods_id=${id}&company_id=1`,
  }))
  const overlayTargets = { PostgreSQL: { rate: 3000 }, PGlite: { rate: 800 } }
  const searchTargets = { PostgreSQL: { rate: 1000 }, PGlite: { cpu: 8 } }
  const listTargets = { PostgreSQL: { rate: 1000 }, PGlite: { rate: 300 } }
  const goodsTargets = { PostgreSQL: { rate: 1500 }, PGlite: { rate: 300 } }
  const search = (queries: readonly string[]) => asGuest('goods/items', queries)
  return [
    { what: 'search, new query each time', requests: search(newEachTime(searches)), targets: searchTargets },
    { what: 'search, member', requests: asMembers(search(searches), tokens), targets: searchTargets },
    { what: 'search, guest', requests: search(searches) },
    { what: 'list, new query each time', requests: search(newEachTime(lists)), targets: listTargets },
    { what: 'list, member', requests: asMembers(search(lists), tokens), targets: listTargets },
    { what: 'list, guest', requests: search(lists) },
    {
      what: 'product, new address each time',
      requests: goodsUncached,
      targets: goodsTargets,
    },
    { what: 'product, member', requests: asMembers(goods, tokens) },
    { what: 'product, guest', requests: goods, targets: overlayTargets },
    { what: 'unknown product', requests: [{ path: `${api}/goods/items/{n}?company_id=1` }], answer: 'error' },
    {
      what: 'the same list again',
      requests: [{ path: `${api}/goods/items?category_id=101&page=1&pageSize=18&company_id=1` }],
      targets: overlayTargets,
    },
    {
      what: 'category tree, nothing live',
      requests: [{ path: `${api}/goods/category?company_id=1` }],
      targets: { PostgreSQL: { rate: 20_000 }, PGlite: { rate: 20_000 } },
    },
  ]
}

/** Calls of a member with a cart and orders. */
function memberCalls(tokens: readonly string[]): MeasuredCall[] {
  const targets = { PostgreSQL: { rate: 800 } }
  const cart = `${api}/cart/list?cart_type=cart&shop_type=distributor&company_id=1`
  const orders = `${api}/orders?order_type=normal&page=1&pageSize=10&company_id=1`
  const preview = { method: 'POST', path: `${api}/getFreightFee`, form: orderForm } as const
  const ofEach = (request: MeasuredCall['requests'][number]) => tokens.map((token) => ({ ...request, token }))
  return [
    { what: 'cart', requests: ofEach({ path: cart }), isMembers: true, targets },
    { what: 'checkout preview', requests: ofEach(preview), isMembers: true, targets },
    { what: 'orders of a member', requests: ofEach({ path: orders }), isMembers: true, targets },
  ]
}

/**
 * Documents: a search is rendered for each request, an unknown product for each id, a product page comes from the
 * cache.
 */
const pages = ({ words }: Demo): MeasuredCall[] => [
  {
    what: 'search page',
    requests: words.map((word) => ({ path: `/items?keywords=${encodeURIComponent(word)}` })),
    headers: pageHeaders,
    answer: 'page',
    targets: { PostgreSQL: { cpu: 60 }, PGlite: { cpu: 60 } },
  },
  {
    what: 'unknown product page',
    requests: [{ path: '/items/{n}' }],
    headers: pageHeaders,
    answer: 'missing',
    targets: { PostgreSQL: { cpu: 1 }, PGlite: { cpu: 1 } },
  },
  {
    what: 'cached product page',
    requests: [{ path: '/items/1001' }],
    headers: pageHeaders,
    answer: 'page',
  },
]

async function placeOrders(mall: BenchMall): Promise<void> {
  const form = new URLSearchParams(orderForm)
  // An order of its own sku leaves the cart as it is.
  form.delete('cart_type')
  form.set('items', JSON.stringify([{ item_id: mall.itemIds[0], num: 1 }]))
  const tokens = Array.from({ length: ordersPerMember }, () => mall.tokens).flat()
  const answers = await placeAll({ url: mall.url(), tokens, form: `${form}`, path: 'order_new', width: 16 })
  const refused = answers.find(({ orderId }) => orderId === undefined)
  if (refused) throw new Error(`An order was refused: ${refused.message}`)
}

export const reads: Bench = {
  name: 'reads',
  subject: 'calls and pages that read, on PostgreSQL and embedded, 16 connections',
  needsWrk: true,
  async run() {
    const outcomes: Outcome[] = []
    await onEachDatabase(
      () => members,
      async (mall) => {
        await placeOrders(mall)
        const demo = await readDemo(mall.url())
        for (const call of [...publicCalls(demo, mall.tokens), ...memberCalls(mall.tokens), ...pages(demo)])
          outcomes.push(...(await measureCall(mall, call)))
        outcomes.push(...(await measureColdPages(mall, demo.itemIds, { cpu: 25 })))
      },
    )
    return outcomes
  },
}
