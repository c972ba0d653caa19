import type { Metadata } from 'next'
import { ArticleList } from '@/components/desk/content/articles/article-list'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '文章' }

/** The articles of the mall (contract operator §10). */
export default function ArticlesPage() {
  return (
    <DeskPage entry="articles">
      <ArticleList />
    </DeskPage>
  )
}
