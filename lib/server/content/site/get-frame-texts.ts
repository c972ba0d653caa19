import 'server-only'
import { groupsRun } from '@/lib/server/catalogue/group/groups-run'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { frameFacts } from './sql'
import { frameTexts } from './texts'

/** The texts of header and footer. */
export async function getFrameTexts({ db, now }: Pick<Mall, 'db' | 'now'>) {
  const [rows, hasGroups] = await Promise.all([db.run(frameFacts, []), groupsRun(db, now())])
  const { settings, agreements } = only(rows, 'the texts of the frame')
  return frameTexts(settings, { hasGroups, agreements })
}
