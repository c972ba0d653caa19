import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ArticleFrame, ArticleListData, ArticlePageData } from '@/components/article/article-data'
import { catalogueTrail, listTitle, shelfOf } from '@/components/article/catalogues'
import { idOf, numberIn } from '@/lib/domain/id'
import {
  articlePageSize,
  getArticle,
  getArticleSite,
  getCatalogueTree,
  listArticles,
  listNewestArticles,
} from '@/lib/readers/article'
import { getFrame } from '@/lib/readers/frame'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { articleHref, articleListHref } from '@/lib/web/hrefs'
import { loadBlockCards } from '../load-block-cards'

/** Headlines in the left column. */
const newestCount = 5

async function loadFrame(): Promise<ArticleFrame> {
  const [site, tree, newest] = await Promise.all([getArticleSite(), getCatalogueTree(), listNewestArticles()])
  return { site, tree, newest: newest.slice(0, newestCount), origin: getSiteOrigin() }
}

/** The article list of a static path; 404 for an unknown catalogue and for pages past the end. */
export async function loadArticleList(catalogue: string, pageText: string): Promise<ArticleListData> {
  const page = numberIn(pageText, 9999) ?? notFound()
  const frame = await loadFrame()
  const { news_category_id: newsId } = frame.site
  const id = catalogue === 'all' ? 0 : catalogue === 'news' ? newsId : (idOf(catalogue) ?? notFound())
  const trail = id ? catalogueTrail(frame.tree, id) : []
  if (catalogue === 'news' && trail.length === 0) {
    if (page > 1) notFound()
    // A mall that has chosen no column for its news has none: only a column that is gone is an error (spec 3 §1).
    const answer = newsId ? null : { list: [], total_count: 0, count: 0, province_list: [] }
    return { ...frame, shelf: 'news', trail, page, pageSize: articlePageSize, answer }
  }
  if (catalogue !== 'all' && trail.length === 0) notFound()
  const answer = await listArticles(id, page)
  if (page > 1 && answer.list.length === 0) notFound()
  return { ...frame, shelf: id ? shelfOf(id, newsId) : 'all', trail, page, pageSize: articlePageSize, answer }
}

/** Metadata of an article list. */
export async function articleListMetadata(catalogue: string, page: string): Promise<Metadata> {
  const [data, { site }] = await Promise.all([loadArticleList(catalogue, page), getFrame()])
  const name = listTitle(data.trail, data.shelf)
  const pageName = data.page > 1 ? `${name} 第${data.page}页` : name
  const canonical = articleListHref(data.shelf, data.page)
  const title = `${pageName} - ${site.brand_name}`
  const titles = data.answer?.list.slice(0, 3).map((article) => article.title) ?? []
  const description = [`${site.brand_name}${name}`, ...(titles.length > 0 ? [titles.join('，')] : [])].join(
    '：',
  )
  return {
    title,
    description,
    ...(data.trail.length === 0 && data.shelf === 'news' ? { robots: { index: false } } : {}),
    alternates: { canonical, types: { 'application/rss+xml': '/rss.xml' } },
    openGraph: { type: 'website', title, description, url: canonical, siteName: site.brand_name },
  }
}

/** The id of the first article of a catalogue; null when it has none, 404 for an unknown catalogue. */
export async function findNodeArticle(id: string): Promise<string | null> {
  const nodeId = idOf(id) ?? notFound()
  if (catalogueTrail(await getCatalogueTree(), nodeId).length === 0) notFound()
  const [first] = (await listArticles(nodeId, 1)).list
  return first ? String(first.article_id) : null
}

/** An article by the id in its path; 404 when it does not exist. */
export async function loadArticle(id: string): Promise<ArticlePageData> {
  const article = (await getArticle(idOf(id) ?? notFound())) ?? notFound()
  const [frame, cards] = await Promise.all([loadFrame(), loadBlockCards(article.content)])
  return { ...frame, article, trail: catalogueTrail(frame.tree, article.category_id), cards }
}

/** Metadata of an article. */
export async function articleMetadata(id: string): Promise<Metadata> {
  const [{ article, trail }, { site }] = await Promise.all([loadArticle(id), getFrame()])
  const { title: ownTitle, mate_description: ownText, mate_keywords: ownWords } = article.tdk_content ?? {}
  const title = `${ownTitle || article.title} - ${site.brand_name}`
  const description = ownText || article.summary || article.title
  const canonical = articleHref(article.article_id)
  return {
    title,
    description,
    keywords: ownWords || [article.title, trail.at(-1)?.category_name ?? ''].filter(Boolean).join(','),
    alternates: { canonical, types: { 'application/rss+xml': '/rss.xml' } },
    openGraph: {
      type: 'article',
      title: ownTitle || article.title,
      description,
      url: canonical,
      siteName: site.brand_name,
      publishedTime: new Date(article.release_time * 1000).toISOString(),
      modifiedTime: new Date(article.updated * 1000).toISOString(),
      ...(article.image_url ? { images: [article.image_url] } : {}),
    },
  }
}
