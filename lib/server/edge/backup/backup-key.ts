import 'server-only'
import type { Env } from '@/lib/env'
import { Refused } from '@/lib/server/ground/refused'

/** The key of backups. @throws Refused without one */
export function backupKeyOf({ backupKey }: Env): string {
  if (backupKey === undefined)
    throw new Refused(
      'MALL_BACKUP_KEY must be set, or MALL_BACKUP_KEY_FILE to a file with it: openssl rand -hex 32 makes one.',
    )
  return backupKey
}
