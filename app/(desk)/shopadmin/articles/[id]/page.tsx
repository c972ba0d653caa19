import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { ArticleForm, EditArticle } from '@/components/desk/content/articles/article-form'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { idOf } from '@/lib/domain/id'

export const metadata: Metadata = { title: '编辑文章' }

/** The form of an article; `new` writes one (contract operator §10). */
export default async function ArticleFormPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params
  const articleId = id === 'new' ? null : idOf(id)
  if (articleId === undefined) notFound()
  return (
    <DeskPage
      entry="articles"
      title={articleId === null ? '写文章' : '编辑文章'}
      {...(articleId === null && { needs: 'content:write' })}
      isBare
    >
      {articleId === null ? (
        <ArticleForm stored={null} />
      ) : (
        <EditArticle key={articleId} articleId={articleId} />
      )}
    </DeskPage>
  )
}
