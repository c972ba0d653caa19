import { Link } from '@/components/ui/link'
import type { ArticleListItem } from '@/lib/contract/article'
import { articleHref } from '@/lib/web/hrefs'

/** As many headlines as fit beside the carousel. */
const maxHeadlines = 4

/** Headlines of the newest articles. */
export function NewsList({ news }: { news: readonly ArticleListItem[] }) {
  return (
    <section className="bg-card max-md:rounded-card min-h-0 flex-1 px-4 py-3">
      <div className="mb-1 flex items-center justify-between">
        <h2 className="text-ink text-base font-semibold">商城资讯</h2>
        <Link href="/articleList" className="text-muted hover:text-brand text-xs">
          更多
        </Link>
      </div>
      <ul className="text-sm">
        {news.slice(0, maxHeadlines).map((article) => (
          <li key={article.article_id}>
            <Link
              href={articleHref(article.article_id)}
              title={article.title}
              className="hover:text-brand block truncate leading-6.5 max-md:leading-10"
            >
              {article.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
