import { PlacesView } from '@/components/shop/places/places-view'
import { loadPlaces, placesMetadata } from '../../../load'

/** `/store` is mapped here (lib/web/list-path.ts). */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ province: string; city: string; page: string }> }

const load = async ({ params }: Params) => {
  const { province, city, page } = await params
  return loadPlaces(province, city, page)
}

export const generateMetadata = async (props: Params) => placesMetadata(await load(props))

export default async function ShopPlacesPage(props: Params) {
  return <PlacesView data={await load(props)} />
}
