import { redirect } from 'next/navigation'
import { ShopFront } from '@/components/shop/front/shop-front'
import { parseShopQuery } from '@/components/shop/front/shop-query'
import { placesHref } from '@/lib/web/shop-href'
import { loadShopSearch, shopMetadata } from '../../shop-front/load'

/** A search or another order inside a shop: rendered for this one visitor, kept out of search engines. */
export const dynamic = 'force-dynamic'

type Search = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** Without a shop the address leads to all of them. */
const load = async ({ searchParams }: Search) =>
  loadShopSearch(parseShopQuery(await searchParams) ?? redirect(placesHref()))

export const generateMetadata = async (props: Search) => shopMetadata(await load(props), false)

export default async function ShopSearchPage(props: Search) {
  return <ShopFront data={await load(props)} />
}
