import type { ArticleDetail, ArticleListItem } from '@/lib/contract/content/article'
import { articleHref } from '@/lib/web/hrefs'
import { absolute } from '@/lib/web/site-origin'

const isoOf = (epochSeconds: number): string => new Date(epochSeconds * 1000).toISOString()

/** An article with author and publisher. */
export const articleLd = (
  article: ArticleDetail,
  publisher: { brand_name: string; logo: string },
  origin: string,
) => ({
  '@type': 'Article',
  headline: article.title,
  ...(article.summary ? { description: article.summary } : {}),
  ...(article.image_url ? { image: [absolute(origin, article.image_url)] } : {}),
  datePublished: isoOf(article.release_time),
  dateModified: isoOf(Math.max(article.updated, article.release_time)),
  author: { '@type': 'Organization', name: article.author || publisher.brand_name },
  publisher: {
    '@type': 'Organization',
    name: publisher.brand_name,
    ...(publisher.logo ? { logo: { '@type': 'ImageObject', url: absolute(origin, publisher.logo) } } : {}),
  },
  mainEntityOfPage: absolute(origin, articleHref(article.article_id)),
  inLanguage: 'zh-CN',
})

/** The articles of a list page; `before` is the number of articles on the pages before it. */
export const articleItemsLd = (list: readonly ArticleListItem[], before: number, origin: string) => ({
  '@type': 'ItemList',
  itemListElement: list.map(({ article_id, title }, index) => ({
    '@type': 'ListItem',
    position: before + index + 1,
    name: title,
    url: absolute(origin, articleHref(article_id)),
  })),
})
