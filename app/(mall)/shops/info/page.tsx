import { redirect } from 'next/navigation'
import { ShopFront } from '@/components/shop/front/shop-front'
import { parseShopQuery } from '@/components/shop/front/shop-query'
import { placesHref } from '@/lib/web/shop-href'
import { loadShopSearch, shopMetadata } from '../../shop-front/load'

/** A search or another sort inside a shop: rendered per request, noindex. */
export const dynamic = 'force-dynamic'

type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Without a shop it redirects to the shop locator. */
const load = async ({ searchParams }: Search) =>
  loadShopSearch(parseShopQuery(await searchParams) ?? redirect(placesHref()))

export const generateMetadata = async (props: Search) => shopMetadata(await load(props), false)

export default async function ShopSearchPage(props: Search) {
  return <ShopFront data={await load(props)} />
}
