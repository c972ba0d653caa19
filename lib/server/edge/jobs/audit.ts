import 'server-only'
import { sealNext, sealStragglers } from '@/lib/server/ground/audit/seal-trail'
import { repeat } from './repeat'

/** Seals of the audit trail (ADR 0115). */
export const auditJobs = [
  { name: 'seal the audit trail', every: 5, run: repeat((mall) => sealNext(mall)) },
  { name: 'seal late audit rows', every: 3600, run: repeat(sealStragglers) },
]
