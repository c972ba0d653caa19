import { Megaphone } from '@/components/ui/icons/megaphone'
import { Link } from '@/components/ui/link'
import type { CurrentNotice } from '@/lib/contract/content/site'
import { noticeHref } from '@/lib/web/hrefs'
import { CloseNotices } from './close-notices'

interface NoticeLineProps {
  notices: readonly CurrentNotice[]
  className?: string
}

/** Names what is shown: a notice that is new or was changed opens a closed line again. */
const keyOf = (notices: readonly CurrentNotice[]) =>
  notices.map(({ notice_id: id, updated }) => `${id}-${updated}`).join('_')

/**
 * The notices of the mall in one line, the first by its title. A visitor who closed them has no line from the first
 * paint on: the script in the head marks the document (lib/web/early-press).
 */
export function NoticeLine({ notices, className = '' }: NoticeLineProps) {
  const [first, ...others] = notices
  if (!first) return null
  const key = keyOf(notices)
  return (
    <aside aria-label="公告" data-notices className={className}>
      <style>{`html[data-closed-notices="${key}"] [data-notices]{display:none}`}</style>
      <div className="bg-card rounded-card text-text flex items-center gap-2 pl-4 text-sm max-md:pl-3">
        <Megaphone className="text-brand size-4 shrink-0" aria-hidden />
        <Link
          href={noticeHref(first.notice_id)}
          className="hover:text-brand flex min-h-11 min-w-0 flex-1 items-center"
        >
          <span className="truncate">{first.title}</span>
        </Link>
        {others.length > 0 && (
          <Link
            href={noticeHref(first.notice_id)}
            className="text-muted hover:text-brand nums flex min-h-11 shrink-0 items-center text-xs"
          >
            共{notices.length}条公告
          </Link>
        )}
        <CloseNotices noticeKey={key} />
      </div>
    </aside>
  )
}
