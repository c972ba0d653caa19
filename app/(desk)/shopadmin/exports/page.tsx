import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { ExportList } from '@/components/desk/settings/exports/export-list'

export const metadata: Metadata = { title: '导出记录' }

/** Exports and their files (contract operator, exports). */
export default function ExportsPage() {
  return (
    <DeskPage entry="exports">
      <ExportList />
    </DeskPage>
  )
}
