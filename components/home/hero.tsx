import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import type { ArticleListItem } from '@/lib/contract/article'
import { articleHref } from '@/lib/web/hrefs'
import { MemberCard } from './member-card'

/** As many headlines as fit beside the carousel. */
const maxHeadlines = 4

interface HeroProps {
  /** The carousel, 720 × 420. */
  children: ReactNode
  news: readonly ArticleListItem[]
}

/**
 * The top of the home page: categories, carousel, member card. The header's category menu opens over the left column.
 */
export function Hero({ children, news }: HeroProps) {
  return (
    <div className="home-hero column max-wide:grid-cols-[12.5rem_minmax(0,1fr)] grid grid-cols-[12.5rem_45rem_minmax(0,1fr)] gap-x-2.5 max-md:block max-md:pt-3">
      <div aria-hidden className="home-hero-menu max-md:hidden" />
      <div className="bg-card max-md:rounded-card h-105 overflow-hidden max-md:h-auto">{children}</div>
      <aside className="max-wide:hidden flex h-105 flex-col gap-2.5 max-md:mt-3 max-md:flex max-md:h-auto">
        <MemberCard />
        <NewsList news={news} />
      </aside>
    </div>
  )
}

/** Headlines of the newest articles. */
function NewsList({ news }: { news: readonly ArticleListItem[] }) {
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
