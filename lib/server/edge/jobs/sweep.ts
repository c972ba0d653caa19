import 'server-only'
import { sweepSchedules } from '@/lib/server/catalogue/goods-schedule/run-schedules'
import { refreshIndex, writeSearchWords } from '@/lib/server/catalogue/search/index-goods'
import { flushSearches, sweepSearches } from '@/lib/server/catalogue/search/record-searches'
import { prunePictures } from '@/lib/server/content/picture/prune-pictures'
import { sweepSigns } from '@/lib/server/edge/signed-content/signature'
import type { Mall } from '@/lib/server/ground/mall'
import { sweepAnswers } from '@/lib/server/ground/operator/answers'
import { sweepRateLimits } from '@/lib/server/ground/rate-limit/rate-limit'
import { sweepUploads } from '@/lib/server/ground/upload/bind-uploads'
import { forgetOldAddresses } from '@/lib/server/people/account/known-address'
import { forgetOldLinks } from '@/lib/server/people/password-link/set-password'
import { sweepPersonalFiles } from '@/lib/server/people/personal-data/personal-file'
import { sweepScans } from '@/lib/server/people/scan-login/scan-login'
import { sweepEnvelopes } from '@/lib/server/people/secret-fields/read-field'
import { sweepSignInAttempts } from '@/lib/server/people/session/attempts'
import { sweepOldDeskSessions } from '@/lib/server/people/session/desk-sessions'
import { sweepSessions } from '@/lib/server/people/session/end-sessions'
import { deleteExpiredCodes } from '@/lib/server/people/verify/one-time-code'
import { sweepBehaviours } from '@/lib/server/trade/employee/record-behaviour'
import { sweepPickupCodes } from '@/lib/server/trade/fulfilment/pickup-codes'

/**
 * Deletes expired captchas, SMS codes and password links, ended tokens, counters of sign-ins, old envelopes and
 * addresses, rate limit counters, used signatures, unused pictures, old keys of operators, old reports and
 * old counts of searches, ended schedules and keys for files of personal data.
 */
async function sweep({ db, now }: Mall): Promise<void> {
  await deleteExpiredCodes(db, now())
  await sweepSessions(db, now())
  await sweepSignInAttempts(db, now())
  await sweepOldDeskSessions(db, now())
  await sweepEnvelopes(db, now())
  await sweepScans(db, now())
  await forgetOldLinks(db, now())
  await forgetOldAddresses(db, now())
  await sweepRateLimits(db, now())
  await sweepSigns(db, now())
  await sweepUploads(db, now())
  await sweepPickupCodes({ db, now })
  await sweepAnswers(db, now())
  await sweepBehaviours(db, now())
  await sweepSearches({ db, now })
  await sweepSchedules({ db, now })
  await sweepPersonalFiles(db, now())
}

/** Updates sales figures in the search index and the suggested words. */
async function refreshSearch({ db }: Mall): Promise<void> {
  await refreshIndex(db, null)
  await db.transaction(writeSearchWords)
}

/** Most are hourly: a daily interval would never elapse in a mall that is restarted every day. */
export const sweepJobs = [
  { name: 'sweep codes, counters and signatures', every: 3600, run: sweep },
  { name: 'count searches', every: 60, run: flushSearches },
  { name: 'refresh search', every: 3600, run: refreshSearch },
  { name: 'prune pictures of pages', every: 3600, run: prunePictures },
]
