/** Prices that an operator changes, and when pages show them. */
import { setTimeout as delay } from 'node:timers/promises'
import { api, readDemo } from './demo-requests.ts'

/** Milliseconds after which a change counts as never seen. */
const patience = 30_000

/** @returns the token of an account of the demo mall */
export async function signIn(url: string, username: string): Promise<string> {
  const answer = await fetch(`${url}${api}/login`, {
    method: 'POST',
    body: new URLSearchParams({ company_id: '1', username, password: 'Mall2026' }),
  })
  const { data } = (await answer.json()) as { data: { token?: string; message?: string } }
  if (!data.token) throw new Error(`${username} could not sign in: ${data.message}`)
  return data.token
}

/** A product with one SKU and without an activity: its page shows the price that is set. */
export async function plainProduct(url: string): Promise<number> {
  for (const id of (await readDemo(url)).itemIds) {
    const answer = await fetch(`${url}${api}/goods/items/${id}?company_id=1`)
    const { data } = (await answer.json()) as { data: { nospec: boolean; act_price?: number } }
    if (data.nospec && data.act_price === undefined) return id
  }
  throw new Error('The demo mall has no product with a single price.')
}

/** Sets the price of a product, in cents. */
export async function setPrice(url: string, token: string, itemId: number, cents: number): Promise<void> {
  const answer = await fetch(`${url}${api}/operator/goods/prices`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prices: [{ item_id: itemId, price: cents }] }),
  })
  const { data } = (await answer.json()) as { data: { status?: boolean; message?: string } }
  if (data.status !== true) throw new Error(`The price was not changed: ${data.message}`)
}

/** Milliseconds until the page of a product shows a price. */
export async function untilShown(url: string, itemId: number, cents: number): Promise<number> {
  const start = performance.now()
  const price = `"price":"${(cents / 100).toFixed(2)}"`
  while (performance.now() - start < patience) {
    const page = await fetch(`${url}/items/${itemId}`)
    if ((await page.text()).includes(price)) return performance.now() - start
    await delay(10)
  }
  return patience
}
