import { ListView } from '@/components/goods/list/list-view'
import { loadStaticList } from '../../../load'
import { listMetadata } from '../../../metadata'

/** An indexable list, cached for ten minutes: a category, brand or tag, or all products, page by page. */
export const revalidate = 600
export const generateStaticParams = () => []

type Params = { params: Promise<{ kind: string; value: string; page: string }> }

const load = async ({ params }: Params) => {
  const { kind, value, page } = await params
  return loadStaticList(kind, value, page)
}

export const generateMetadata = async (props: Params) => listMetadata(await load(props), true)

export default async function StaticListPage(props: Params) {
  return <ListView data={await load(props)} />
}
