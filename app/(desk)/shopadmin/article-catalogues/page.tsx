import type { Metadata } from 'next'
import { CatalogueTree } from '@/components/desk/content/articles/catalogue-tree'
import { DeskPage } from '@/components/desk/frame/desk-page'

export const metadata: Metadata = { title: '文章栏目' }

/** The catalogues of articles (contract operator §10). */
export default function ArticleCataloguesPage() {
  return (
    <DeskPage entry="articleCatalogues">
      <CatalogueTree />
    </DeskPage>
  )
}
