import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import type { ArticleListItem } from '@/lib/contract/content/article'
import { articleHref } from '@/lib/web/hrefs'

/** As many headlines as fit beside the carousel. */
const maxHeadlines = 4

interface NewsProps {
  news: readonly ArticleListItem[]
  className?: string
}

/** Headlines of the newest articles: beside the carousel, on phones above the recommended products. */
export function News({ news, className }: NewsProps) {
  if (news.length === 0) return null
  return (
    <section aria-label="商城资讯" className={cx('bg-card max-md:rounded-card px-4 py-3', className)}>
      <div className="mb-1 flex items-center justify-between">
        <h2 className="text-ink text-base font-semibold">商城资讯</h2>
        <Link href="/articleList" className="tap text-muted hover:text-brand text-xs">
          更多
        </Link>
      </div>
      <ul className="text-sm">
        {news.slice(0, maxHeadlines).map((article) => (
          <li key={article.article_id}>
            <Link
              href={articleHref(article.article_id)}
              title={article.title}
              className="hover:text-brand block truncate leading-6.5 max-md:leading-11"
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
