import type { Metadata } from 'next'
import { AuditList } from '@/components/desk/audit/audit-list'
import { DeskPage } from '@/components/desk/desk-page'

export const metadata: Metadata = { title: '操作记录' }

/** The audit trail (contract operator §3). */
export default function AuditPage() {
  return (
    <DeskPage entry="audit">
      <AuditList />
    </DeskPage>
  )
}
