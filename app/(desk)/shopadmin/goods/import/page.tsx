import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ImportForm } from '@/components/desk/tasks/import/import-form'

export const metadata: Metadata = { title: '导入商品' }

/** Products from a file (contract operator, imports). */
export default function GoodsImportPage() {
  return (
    <DeskPage entry="goods" title="导入商品" needs="goods:write" isForOperators isBare>
      <ImportForm />
    </DeskPage>
  )
}
