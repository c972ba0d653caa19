import { RichText } from '@/components/content/rich-text'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Link } from '@/components/ui/link'
import type { CurrentNotice, CurrentNoticeText } from '@/lib/contract/content/site'
import { dayText } from '@/lib/domain/time/china'
import { noticeHref } from '@/lib/web/hrefs'

interface NoticeViewProps {
  notice: CurrentNoticeText
  others: readonly CurrentNotice[]
}

/** A notice of the mall, with links to the others. */
export const NoticeView = ({ notice, others }: NoticeViewProps) => (
  <div className="column pb-12 max-md:pb-6">
    <Breadcrumb items={[{ label: '首页', href: '/' }, { label: '公告' }]} className="py-4 max-md:hidden" />
    <article className="rounded-card border-line bg-card border px-12 py-10 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:py-6">
      <header className="border-line mb-8 border-b pb-6 text-center max-md:mb-5 max-md:pb-4">
        <h1 className="text-headline text-ink font-bold text-balance max-md:text-xl">{notice.title}</h1>
        <p className="nums text-muted mt-3 text-xs">{dayText(notice.begin_time)}</p>
      </header>
      <div className="mx-auto max-w-[50rem]">
        <RichText html={notice.content} />
      </div>
      {others.length > 0 && (
        <nav aria-label="其他公告" className="border-line mt-8 border-t pt-5">
          <h2 className="text-ink mb-2 font-semibold">其他公告</h2>
          <ul className="text-sm">
            {others.map(({ notice_id: id, title }) => (
              <li key={id}>
                <Link
                  href={noticeHref(id)}
                  className="hover:text-brand flex min-h-9 items-center max-md:min-h-11"
                >
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  </div>
)
