import type { DeskArticleRow } from '@/lib/contract/operator/content/article'
import { contentPageHref } from '@/lib/web/content-page-href'
import { articleHref } from '@/lib/web/hrefs'

/** The page on which shoppers read an article. */
export const articlePageHref = ({ article_id, url_path }: Pick<DeskArticleRow, 'article_id' | 'url_path'>) =>
  url_path ? contentPageHref(url_path) : articleHref(article_id)
