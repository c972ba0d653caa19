/** Measures writes: cart and orders of many members, on both databases. */
import { orderForm } from '../fixtures/orders/order-form.ts'
import { api } from './lib/demo-requests.ts'
import { type BenchMall, onEachDatabase } from './lib/malls.ts'
import { measureCall, type MeasuredCall, secondsPerCall } from './lib/measure-call.ts'
import type { Bench, Outcome } from './lib/registry.ts'

/** Enough that members do not wait for their own locks. */
const cartMembers = 400
/** Each order needs a member with a filled cart, so this many orders per second can be measured. */
const mostOrders = { PostgreSQL: 1500, PGlite: 600 }

type Cart = { data: { valid_cart: { list: { cart_id: number }[] }[] } }

/** The id of the only line in a member's cart. */
async function cartIdOf(url: string, token: string): Promise<number> {
  const answer = await fetch(`${url}${api}/cart/list?cart_type=cart&shop_type=distributor&company_id=1`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { data } = (await answer.json()) as Cart
  const id = data.valid_cart[0]?.list[0]?.cart_id
  if (id === undefined) throw new Error('A cart is empty.')
  return id
}

async function calls({ url, tokens, itemIds }: BenchMall): Promise<MeasuredCall[]> {
  const shoppers = tokens.slice(0, cartMembers)
  const cartIds: number[] = []
  for (const token of shoppers) cartIds.push(await cartIdOf(url(), token))
  const post = (path: string, token: string, form: string) =>
    ({ method: 'POST', path: `${api}/${path}`, token, form }) as const
  // Two pieces for every member, then one again: no call leaves a cart as it was.
  const changes = [2, 1].flatMap((num) =>
    shoppers.map((token, index) =>
      post('cartupdate/num', token, `company_id=1&cart_id=${cartIds[index]}&num=${num}`),
    ),
  )
  const skuOf = (index: number) => itemIds[index % itemIds.length]
  const addForm = (index: number) =>
    `company_id=1&item_id=${skuOf(index)}&num=1&shop_type=distributor&cart_type=cart&distributor_id=0`
  const oneSku = new URLSearchParams(orderForm)
  oneSku.delete('cart_type')
  oneSku.set('items', JSON.stringify([{ item_id: itemIds[0], num: 1 }]))
  const targets = { PostgreSQL: { rate: 800 } }
  return [
    { what: 'change of a cart line', requests: changes, isMembers: true, targets },
    {
      what: 'adding to the cart',
      requests: shoppers.map((token, index) => post('cart', token, addForm(index))),
      isMembers: true,
    },
    {
      what: 'placing an order',
      requests: tokens.slice(cartMembers).map((token) => post('order_new', token, orderForm)),
      isMembers: true,
      once: true,
      targets,
    },
    {
      what: 'placing orders of one SKU',
      requests: shoppers.map((token) => post('order_new', token, oneSku.toString())),
      isMembers: true,
    },
  ]
}

export const writes: Bench = {
  name: 'writes',
  subject: 'cart and orders, on PostgreSQL and embedded, 16 connections',
  needsWrk: true,
  async run() {
    const outcomes: Outcome[] = []
    await onEachDatabase(
      (database) => cartMembers + mostOrders[database] * secondsPerCall,
      async (mall) => {
        for (const call of await calls(mall)) outcomes.push(...(await measureCall(mall, call)))
      },
    )
    return outcomes
  },
}
