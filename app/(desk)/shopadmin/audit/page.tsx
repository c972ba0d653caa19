import type { Metadata } from 'next'
import { DeskPage } from '@/components/desk/frame/desk-page'
import { AuditList } from '@/components/desk/settings/audit/audit-list'

export const metadata: Metadata = { title: '操作记录' }

/** The audit trail (contract operator §3). */
export default function AuditPage() {
  return (
    <DeskPage entry="audit">
      <AuditList />
    </DeskPage>
  )
}
