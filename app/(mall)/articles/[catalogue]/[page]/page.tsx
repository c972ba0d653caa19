import { ArticleList } from '@/components/article/article-list'
import { articleListMetadata, loadArticleList } from '../../load'

/** `/articleList` and `/news` are mapped here (lib/web/list-path.ts). */
export const revalidate = 3600
export const generateStaticParams = () => []

type Params = { params: Promise<{ catalogue: string; page: string }> }

export async function generateMetadata({ params }: Params) {
  const { catalogue, page } = await params
  return articleListMetadata(catalogue, page)
}

export default async function ArticleListPage({ params }: Params) {
  const { catalogue, page } = await params
  return <ArticleList data={await loadArticleList(catalogue, page)} />
}
