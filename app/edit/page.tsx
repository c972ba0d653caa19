import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { EditPage } from '@/components/designer/edit-page'
import { PageList } from '@/components/designer/pages/page-list'
import { idOf } from '@/lib/domain/id'
import { getLoginPictures } from '@/lib/readers/auth-page'
import { storeTokenCookie } from '@/lib/web/route-rules'

interface Props {
  searchParams: Promise<{ pageid?: string | string[] }>
}

/** The page designer, for operators: `/edit?pageid=5`. Without a page it lists the pages (spec 3 §1, /edit). */
export default async function Page({ searchParams }: Props) {
  const [{ pageid }, store] = await Promise.all([searchParams, cookies()])
  const pageId = idOf([pageid].flat()[0] ?? '')
  const address = pageId === undefined ? '/edit' : `/edit?pageid=${pageId}`
  if (!store.has(storeTokenCookie)) redirect(`/shop?redirectUrl=${encodeURIComponent(address)}`)
  return pageId === undefined ? <PageList login={await getLoginPictures()} /> : <EditPage pageId={pageId} />
}
