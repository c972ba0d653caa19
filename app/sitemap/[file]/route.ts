import { getSiteOrigin } from '@/lib/readers/site-origin'
import { getSitemapIndex, getSitemapShard } from '@/lib/readers/sitemap'

/** `/sitemap.xml` is mapped to `index.xml`; the shards are beside it. Cached for a day or until their rows change. */
export const dynamic = 'force-static'
export const revalidate = 86400
export const generateStaticParams = () => []

export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  const { file } = await params
  const xml = await (file === 'index.xml'
    ? getSitemapIndex(getSiteOrigin())
    : getSitemapShard(file, getSiteOrigin()))
  if (xml === null) return new Response('没有这份站点地图', { status: 404 })
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
