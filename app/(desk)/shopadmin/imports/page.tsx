import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { TableImportForm } from '@/components/desk/tasks/import/table-import-form'

export const metadata: Metadata = { title: '导入表格' }

/** Stock, tags, shops, employees and members from tables (contract operator, imports). */
export default function ImportsPage() {
  return (
    <DeskPage entry="imports" isBare>
      <TableImportForm />
    </DeskPage>
  )
}
