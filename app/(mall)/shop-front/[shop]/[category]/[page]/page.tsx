import { ShopFront } from '@/components/shop/front/shop-front'
import { loadShopFront, shopMetadata } from '../../../load'

/** `/shops/info?distributor_id=` is mapped here (lib/web/list-path.ts). */
export const revalidate = 600
export const generateStaticParams = () => []

type Params = { params: Promise<{ shop: string; category: string; page: string }> }

const load = async ({ params }: Params) => {
  const { shop, category, page } = await params
  return loadShopFront(shop, category, page)
}

export const generateMetadata = async (props: Params) => shopMetadata(await load(props), true)

export default async function ShopFrontPage(props: Params) {
  return <ShopFront data={await load(props)} />
}
