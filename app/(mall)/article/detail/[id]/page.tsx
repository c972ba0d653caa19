import { ArticleView } from '@/components/article/article-view'
import { getFrame } from '@/lib/readers/frame'
import { articleMetadata, loadArticle } from '../../../articles/load'

/** An article, cached for an hour or until articles change. */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ id: string }> }

export const generateMetadata = async ({ params }: Params) => articleMetadata((await params).id)

export default async function ArticlePage({ params }: Params) {
  const [data, { site }] = await Promise.all([loadArticle((await params).id), getFrame()])
  return <ArticleView data={data} publisher={site} />
}
