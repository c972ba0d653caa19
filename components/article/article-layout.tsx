import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { articleHref } from '@/lib/web/hrefs'
import type { ArticleFrame, ArticleSite } from './article-data'
import { CatalogueMenu } from './catalogue-menu'

interface ArticleLayoutProps {
  frame: ArticleFrame
  crumbs: readonly Crumb[]
  /** Id of the current catalogue in the menu; 0 for all. */
  current: number
  children: ReactNode
}

/** Banner, catalogue menu and newest headlines around a list or an article. */
export function ArticleLayout({ frame, crumbs, current, children }: ArticleLayoutProps) {
  const { site, tree, newest } = frame
  return (
    <>
      <ArticleBanner banner={site.banner} />
      <div className="column pb-12 max-md:pb-6">
        <Breadcrumb items={crumbs} className="py-4 max-md:hidden" />
        <div className="grid grid-cols-[min(13.75rem,30%)_minmax(0,1fr)] items-start gap-4 max-md:grid-cols-1 max-md:gap-3 max-md:pt-3">
          <aside data-no-print className="grid min-w-0 grid-cols-1 gap-4">
            <CatalogueMenu tree={tree} newsCategoryId={site.news_category_id} current={current} />
            <section
              aria-label="最新资讯"
              className="rounded-card border-line bg-card border px-5 py-4 max-md:hidden"
            >
              <h2 className="text-ink mb-2 text-base font-semibold">最新资讯</h2>
              <ul className="grid gap-2.5 text-sm">
                {newest.map(({ article_id, title }) => (
                  <li key={article_id}>
                    <Link href={articleHref(article_id)} className="hover:text-brand line-clamp-2">
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </aside>
          {children}
        </div>
      </div>
    </>
  )
}

/** The banner of article pages. Above it the header has no padding (spec 1 §2; layout/header.css). */
function ArticleBanner({ banner }: { banner: ArticleSite['banner'] }) {
  const { picture, title, subtitle } = banner
  return (
    <div
      data-header-flush
      className="from-banner-pale to-banner relative h-48 overflow-hidden bg-linear-to-r max-md:h-24"
    >
      {picture && (
        <Picture
          src={picture}
          alt={title ? '' : '资讯'}
          width={1920}
          priority
          className="absolute! inset-0 bg-transparent! max-md:hidden"
        />
      )}
      {title && (
        <div className="column relative flex h-full flex-col justify-center">
          <p className="text-headline text-banner-ink font-bold max-md:text-xl">{title}</p>
          <p className="text-banner-ink mt-2 text-base max-md:mt-1 max-md:text-xs">{subtitle}</p>
        </div>
      )}
    </div>
  )
}
