import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { NoticeView } from '@/components/notice/notice-view'
import { idOf } from '@/lib/domain/id'
import { getFrame } from '@/lib/readers/frame'
import { getNotice, listNotices } from '@/lib/readers/notices'
import { noticeHref } from '@/lib/web/hrefs'

/** A notice, cached for an hour or until notices change. */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ id: string }> }

const load = async ({ params }: Params) =>
  (await getNotice(idOf((await params).id) ?? notFound())) ?? notFound()

export async function generateMetadata(props: Params): Promise<Metadata> {
  const [notice, { site }] = await Promise.all([load(props), getFrame()])
  const title = `${notice.title} - ${site.brand_name}`
  return {
    title,
    description: notice.title,
    // A notice ends: search engines would keep its address.
    robots: { index: false },
    alternates: { canonical: noticeHref(notice.notice_id) },
  }
}

export default async function NoticePage(props: Params) {
  const [notice, notices] = await Promise.all([load(props), listNotices()])
  return (
    <NoticeView notice={notice} others={notices.filter(({ notice_id: id }) => id !== notice.notice_id)} />
  )
}
