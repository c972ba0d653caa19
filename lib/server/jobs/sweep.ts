import 'server-only'
import type { Mall } from '@/lib/server/context'
import { sweepRateLimits } from '@/lib/server/rate-limit/rate-limit'
import { refreshIndex, writeSearchWords } from '@/lib/server/search/index-goods'
import { sweepSigns } from '@/lib/server/signed-content/signature'
import { deleteExpiredCodes } from '@/lib/server/verify/one-time-code'

/** Takes away what has served: expired captchas and sms codes, counters of past days, signatures past their time. */
async function sweep({ db, now }: Mall): Promise<void> {
  await deleteExpiredCodes(db, now())
  await sweepRateLimits(db, now())
  await sweepSigns(db, now())
}

/** Brings the figures of the search and the words of its box up to what was sold and shown since. */
async function refreshSearch({ db }: Mall): Promise<void> {
  await refreshIndex(db, null)
  await db.transaction(writeSearchWords)
}

/** Hourly, because an interval of a day would never end in a mall that is restarted every day. */
export const sweepJobs = [
  { name: 'sweep codes, counters and signatures', every: 3600, run: sweep },
  { name: 'refresh search', every: 3600, run: refreshSearch },
]
