import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { EditPage } from '@/components/designer/edit-page'
import { PageChooser } from '@/components/designer/page-chooser'
import { idOf } from '@/lib/domain/id'
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
  return pageId === undefined ? <PageChooser /> : <EditPage pageId={pageId} />
}
