import type { AuditEntry, AuditRow } from '@/lib/contract/operator/desk/audit'
import { auditDifferences } from '@/lib/domain/desk/audit-differences'

/** The fields that an entry changed, with both values, and its reason. */
export function Changes({ row }: { row: AuditRow & Pick<Partial<AuditEntry>, 'names'> }) {
  const differences = auditDifferences(row.before, row.after, row)
  return (
    <div className="grid gap-1">
      {differences.length > 0 && (
        <ul className="grid gap-0.5">
          {differences.map(({ field, before, after }) => (
            <li key={field} className="break-all">
              <span className="text-muted">{field}：</span>
              {before !== '' && <del className="text-muted">{before}</del>}
              {before !== '' && ' → '}
              <span className="text-ink">{after === '' ? '空' : after}</span>
            </li>
          ))}
        </ul>
      )}
      {row.reason && <p className="break-all">原因：{row.reason}</p>}
    </div>
  )
}
