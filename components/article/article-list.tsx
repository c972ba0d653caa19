import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Empty } from '@/components/ui/empty'
import { ListEnd } from '@/components/ui/list-end'
import { pageCount } from '@/components/ui/page-window'
import { Pagination } from '@/components/ui/pagination'
import { articleListHref } from '@/lib/web/hrefs'
import type { ArticleListData } from './article-data'
import { ArticleLayout } from './article-layout'
import { ArticleRow } from './article-row'
import { listTitle, shelfOf } from './catalogues'
import { ScrollArticles } from './scroll-articles'
import { articleItemsLd } from './structured-data'

/** Covers above the fold. */
const eager = 3

/** A page of articles of a catalogue, of the brand news or of all. */
export function ArticleList({ data }: { data: ArticleListData }) {
  const { answer, page, pageSize, shelf, site, trail, origin } = data
  const title = listTitle(trail, shelf)
  const isNews = shelf === 'news'
  const crumbs: Crumb[] = [
    { label: '首页', href: '/' },
    ...(trail.length > 0 ? [{ label: '资讯', href: articleListHref('all') }] : []),
    ...trail.slice(0, -1).map((node) => ({
      label: node.category_name,
      href: articleListHref(shelfOf(node.category_id, site.news_category_id)),
    })),
    { label: title },
  ]
  return (
    <ArticleLayout frame={data} crumbs={crumbs} current={trail.at(-1)?.category_id ?? 0}>
      <div className="rounded-card border-line bg-card min-w-0 border px-8 pt-6 pb-8 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:pt-4">
        <div className="border-line border-b pb-4">
          <div className="flex items-baseline gap-3">
            <h1 className="text-section text-ink font-semibold max-md:text-lg">{title}</h1>
            {answer && (
              <span className="nums text-muted text-xs">
                共 <span translate="no">{answer.total_count}</span> 篇
              </span>
            )}
          </div>
          {isNews && <p className="text-muted mt-1 text-sm">新品、活动与服务，全部官方资讯都在这里</p>}
        </div>
        {answer && answer.list.length > 0 ? (
          <>
            <ul className="divide-line divide-y">
              {answer.list.map((article, index) => (
                <li key={article.article_id}>
                  <ArticleRow article={article} priority={index < eager} isNews={isNews} />
                </li>
              ))}
            </ul>
            <ScrollArticles
              key={articleListHref(shelf, page)}
              categoryId={trail.at(-1)?.category_id ?? 0}
              page={page}
              pageSize={pageSize}
              total={answer.total_count}
              isNews={isNews}
            />
            {page >= pageCount(answer.total_count, pageSize) && (
              <ListEnd className="scrolled-on-phones pb-0!" />
            )}
            <Pagination
              page={page}
              count={answer.total_count}
              pageSize={pageSize}
              href={(to) => articleListHref(shelf, to)}
              isScrolledOnPhones
              className="mt-6"
            />
          </>
        ) : (
          <Empty text={answer ? '暂无内容' : '无效的文章ID'} action={{ href: '/', label: '返回首页' }} />
        )}
      </div>
      {answer && <JsonLd data={articleItemsLd(answer.list, (page - 1) * pageSize, origin)} />}
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </ArticleLayout>
  )
}
