import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ArticleListItem } from '@/lib/contract/content/article'
import { articleHref } from '@/lib/web/hrefs'
import { ArticleDate } from './article-date'

interface ArticleRowProps {
  article: ArticleListItem
  /** Above the fold: the picture loads eagerly. */
  priority?: boolean
  /** Rows of the brand news say 查看. */
  isNews: boolean
}

/** An article in a list: cover 240 × 160, title, summary in two lines, date and author (spec 3 §1, /articleList). */
export function ArticleRow({ article, priority, isNews }: ArticleRowProps) {
  return (
    <article className="group relative flex gap-6 py-6 max-md:gap-3 max-md:py-4">
      <Picture
        src={article.image_url}
        alt=""
        priority={priority}
        className="rounded-card aspect-3/2 w-[min(15rem,40%)] shrink-0 self-start max-md:w-[min(7.5rem,33%)]"
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <h2 className="text-ink line-clamp-2 text-lg leading-snug font-semibold max-md:text-base">
          <Link
            href={articleHref(article.article_id)}
            className="group-hover:text-brand transition-colors after:absolute after:inset-0"
          >
            {article.title}
          </Link>
        </h2>
        <p className="text-text mt-3 line-clamp-2 text-sm leading-relaxed max-md:mt-1 max-md:line-clamp-1 max-md:text-xs">
          {article.summary}
        </p>
        <p className="text-muted mt-auto flex flex-wrap items-center gap-x-4 text-xs">
          <ArticleDate at={article.release_time} />
          {article.author && <span className="truncate">{article.author}</span>}
          {isNews && (
            <span className="text-brand-deep group-hover:text-brand ml-auto shrink-0" aria-hidden>
              查看
            </span>
          )}
        </p>
      </div>
    </article>
  )
}
