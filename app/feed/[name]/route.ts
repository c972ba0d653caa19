import { getCatalogueTree, listNewestArticles } from '@/lib/readers/article'
import { getFrame } from '@/lib/readers/frame'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { feedXml } from '@/lib/web/feed'
import { articleHref } from '@/lib/web/hrefs'

/** `/rss.xml` is mapped to `articles`: the newest articles. Cached until an article changes. */
export const dynamic = 'force-static'
export const revalidate = 3600
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> {
  if ((await params).name !== 'articles') return new Response('没有这份订阅', { status: 404 })
  const [{ site }, newest, tree] = await Promise.all([getFrame(), listNewestArticles(), getCatalogueTree()])
  const names = new Map(tree.map((node) => [node.category_id, node.category_name]))
  const items = newest.map((article) => ({
    path: articleHref(article.article_id),
    title: article.title,
    summary: article.summary,
    published: article.release_time,
    author: article.author,
    category: names.get(article.category_id) ?? '',
  }))
  const feed = {
    title: `${site.brand_name} 资讯`,
    description: `${site.brand_name}的选购指南、政策解读与品牌资讯`,
    path: '/articleList',
    self: '/rss.xml',
    items,
  }
  return new Response(feedXml(feed, getSiteOrigin()), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8' },
  })
}
