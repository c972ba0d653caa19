import { RichContent } from '@/components/content/rich-content'
import { breadcrumbLd } from '@/components/seo/item-lists'
import { JsonLd } from '@/components/seo/json-ld'
import { ShareButton } from '@/components/share/share-button'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Link } from '@/components/ui/link'
import type { ArticleDetail } from '@/lib/contract/content/article'
import { articleHref, articleListHref } from '@/lib/web/hrefs'
import type { ArticlePageData } from './article-data'
import { ArticleDate } from './article-date'
import { ArticleLayout } from './article-layout'
import { ArticleReactions } from './article-reactions'
import { shelfOf } from './catalogues'
import { articleLd } from './structured-data'

interface ArticleViewProps {
  data: ArticlePageData
  /** The publisher, for structured data. */
  publisher: { brand_name: string; logo: string }
}

/** An article: title, date and source, text, previous and next article. */
export function ArticleView({ data, publisher }: ArticleViewProps) {
  const { article, trail, site, cards, origin } = data
  const listHref = (categoryId: number) => articleListHref(shelfOf(categoryId, site.news_category_id))
  const crumbs: Crumb[] = [
    { label: '首页', href: '/' },
    { label: '资讯', href: articleListHref('all') },
    ...trail.map((node) => ({ label: node.category_name, href: listHref(node.category_id) })),
    { label: article.title },
  ]
  return (
    <ArticleLayout frame={data} crumbs={crumbs} current={article.category_id}>
      <article className="rounded-card border-line bg-card min-w-0 border px-12 pt-10 pb-8 max-lg:px-8 max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:px-4 max-md:pt-6">
        <header className="border-line mb-8 border-b pb-6 text-center max-md:mb-5 max-md:pb-4 max-md:text-left">
          <h1 className="text-headline text-ink font-bold text-balance max-md:text-xl">{article.title}</h1>
          <div className="text-muted mt-4 flex flex-wrap items-center justify-center gap-x-6 gap-y-1 text-xs max-md:mt-2 max-md:justify-start">
            <span>
              发布时间：
              <ArticleDate at={article.release_time} />
            </span>
            {article.author && <span>来源：{article.author}</span>}
            <ShareButton
              path={articleHref(article.article_id)}
              title={article.title}
              picture={article.image_url || undefined}
              align="right"
            />
          </div>
        </header>
        {/* Limited, because square product pictures would fill the screen. */}
        <div className="[&_figure>.picture]:rounded-card [&_figure>.picture]:mx-auto [&_figure>.picture]:max-w-[28rem]">
          <RichContent content={article.content} cards={cards} lead />
        </div>
        <ArticleReactions articleId={article.article_id} />
        <footer className="border-line mt-8 border-t pt-5 text-sm">
          <nav aria-label="相邻文章" className="grid gap-2">
            <Neighbour label="上一篇" article={article.previous} />
            <Neighbour label="下一篇" article={article.next} />
          </nav>
          <Link
            href={listHref(article.category_id)}
            className="text-link hover:text-brand mt-4 inline-flex items-center max-md:min-h-11"
          >
            返回列表
          </Link>
        </footer>
      </article>
      <JsonLd data={articleLd(article, publisher, origin)} />
      <JsonLd data={breadcrumbLd(crumbs, origin)} />
    </ArticleLayout>
  )
}

function Neighbour({ label, article }: { label: string; article: ArticleDetail['previous'] }) {
  if (!article) return null
  return (
    <p className="flex min-w-0 max-md:min-h-9 max-md:items-center">
      <span className="text-muted shrink-0">{label}：</span>
      <Link href={articleHref(article.article_id)} className="text-text hover:text-brand truncate">
        {article.title}
      </Link>
    </p>
  )
}
