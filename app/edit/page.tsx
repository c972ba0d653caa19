import { cookies } from 'next/headers'
import { EditPage } from '@/app/edit/_designer/entry/edit-page'
import { OperatorsOnly } from '@/app/edit/_designer/entry/operators-only'
import { LazyPageList } from '@/app/edit/_designer/pages/lazy-page-list'
import { idOf } from '@/lib/domain/id'
import { getLoginPictures } from '@/lib/readers/auth-page'
import { shopperTokenCookie, storeTokenCookie } from '@/lib/web/route-rules'
import { version } from '@/package.json'

type Param = string | string[] | undefined

interface Props {
  searchParams: Promise<{ pageid?: Param; type?: Param }>
}

const first = (param: Param) => [param].flat()[0] ?? ''

/** The page designer, for operators: `/edit?pageid=5`. Without a page it lists the pages (spec 3 §1, /edit). */
export default async function Page({ searchParams }: Props) {
  const [{ pageid, type }, store] = await Promise.all([searchParams, cookies()])
  const pageId = idOf(first(pageid))
  if (!store.has(storeTokenCookie)) {
    const list = type === undefined ? '/edit' : `/edit?type=${encodeURIComponent(first(type))}`
    const address = pageId === undefined ? list : `/edit?pageid=${pageId}`
    return <OperatorsOnly address={address} isOtherRole={store.has(shopperTokenCookie)} />
  }
  return pageId === undefined ? (
    <LazyPageList login={await getLoginPictures()} />
  ) : (
    <EditPage pageId={pageId} version={version} />
  )
}
