/** Requests that rotate through the demo mall, so that two in a row are never the same. */
import type { LoadRequest } from './load.ts'

export const api = '/api/h5app/wxapp'
/** Products on a page of a list (spec 1 §9). */
const pageSize = 18
const sorts = [0, 1, 2, 3, 4, 5]

type Category = { category_id: number; category_name: string; children: Category[] }
type List = { total_count: number; list: { item_id: number }[] }

export type Demo = {
  /** Words of shoppers that find products. */
  words: string[]
  categoryIds: number[]
  /** Ids of all products in lists. */
  itemIds: number[]
}

const data = async <T>(url: string): Promise<T> => ((await (await fetch(url)).json()) as { data: T }).data

/** Reads words and ids from a running mall. */
export async function readDemo(url: string): Promise<Demo> {
  const flat = (nodes: readonly Category[]): Category[] =>
    nodes.flatMap((node) => [node, ...flat(node.children)])
  const list = (query: string) => data<List>(`${url}${api}/goods/items?company_id=1&${query}`)
  const categories = flat(await data<Category[]>(`${url}${api}/goods/category?company_id=1`))
  const words: string[] = []
  for (const { category_name: word } of categories) {
    if (words.length === 50) break
    const { total_count } = await list(`keywords=${encodeURIComponent(word)}&page=1&pageSize=1`)
    if (total_count > 0 && !words.includes(word)) words.push(word)
  }
  const itemIds: number[] = []
  for (let page = 1, more = true; more; page++) {
    const { list: found } = await list(`page=${page}&pageSize=50`)
    itemIds.push(...found.map(({ item_id }) => item_id))
    more = found.length === 50
  }
  return { words, categoryIds: categories.map(({ category_id }) => category_id), itemIds }
}

export const searchQueries = ({ words }: Demo): string[] =>
  words.map((word) => `keywords=${encodeURIComponent(word)}&page=1&pageSize=${pageSize}&company_id=1`)

/** Every category, and ten pages of all products in every sort. */
export function listQueries({ categoryIds, itemIds }: Demo): string[] {
  const query = (what: string, page: number, sort: number) =>
    `${what}page=${page}&pageSize=${pageSize}&goodsSort=${sort}&company_id=1`
  const pages = Array.from({ length: Math.ceil(itemIds.length / pageSize) }, (_, index) => index + 1)
  return [
    ...categoryIds.map((id, index) => query(`category_id=${id}&`, 1, sorts[index % sorts.length] ?? 0)),
    ...pages.flatMap((page) => sorts.map((sort) => query('', page, sort))),
  ]
}

/**
 * The same lists under a query that was never sent before: a highest price that no product reaches, in yuan. No cache
 * can answer it, and the products are the same.
 */
export const newEachTime = (queries: readonly string[]): string[] =>
  queries.map((query) => `${query}&end_price={n}`)

/** Requests of guests. */
export const asGuest = (path: string, queries: readonly string[]): LoadRequest[] =>
  queries.map((query) => ({ path: `${api}/${path}?${query}` }))

/** Requests of members, each of another one. */
export const asMembers = (requests: readonly LoadRequest[], tokens: readonly string[]): LoadRequest[] =>
  requests.map((request, index) => ({ ...request, token: tokens[index % tokens.length] ?? '' }))
