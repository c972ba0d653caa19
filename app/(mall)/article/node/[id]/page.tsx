import { ArticleList } from '@/components/article/article-list'
import { ArticleView } from '@/components/article/article-view'
import { getFrame } from '@/lib/readers/frame'
import {
  articleListMetadata,
  articleMetadata,
  findNodeArticle,
  loadArticle,
  loadArticleList,
} from '../../../articles/load'

/** The text of a catalogue, cached like an article (spec 3 §1, /article/node). */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ id: string }> }

export async function generateMetadata({ params }: Params) {
  const { id } = await params
  const article = await findNodeArticle(id)
  return article === null ? articleListMetadata(id, '1') : articleMetadata(article)
}

/** Title and HTML of the first article of the catalogue; a catalogue without articles shows its empty list. */
export default async function NodePage({ params }: Params) {
  const { id } = await params
  const article = await findNodeArticle(id)
  if (article === null) return <ArticleList data={await loadArticleList(id, '1')} />
  const [data, { site }] = await Promise.all([loadArticle(article), getFrame()])
  return <ArticleView data={data} publisher={site} />
}
